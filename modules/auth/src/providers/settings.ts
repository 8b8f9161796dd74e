import { randomBytes } from 'node:crypto';
import type { Settings } from '@ayna/kernel/module';
import * as z from 'zod/mini';

const shape = z.object({
  /** Every key of auth is derived from it; the same for every process that serves auth. */
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32))),
  NODE_ENV: z.optional(z.string()),
  LIMITS: z.optional(z.string()),
});

export const readSettings = (settings: Settings) => {
  const parsed = z.safeParse(shape, settings);
  const { AUTH_SECRET, NODE_ENV, LIMITS } = parsed.success ? parsed.data : {};
  const mayGenerate = NODE_ENV === 'development' || NODE_ENV === 'test';
  // Sessions survive a generated secret: a new signing key replaces the one that no longer unseals.
  const secret = AUTH_SECRET ?? (mayGenerate ? randomBytes(32).toString('hex') : undefined);
  if (!secret) throw new Error('auth needs its settings: AUTH_SECRET, 32 characters or more');
  return { secret, limitsEnabled: LIMITS !== 'off' };
};
