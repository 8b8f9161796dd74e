import { randomBytes } from 'node:crypto';
import type { Settings } from '@ayna/kernel/module';
import * as z from 'zod/mini';

const shape = z.object({
  /** Every key of auth is derived from it; the same for every process that serves auth. */
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32))),
  NODE_ENV: z.optional(z.string()),
  LIMITS: z.optional(z.string()),
  /** `optional` asks only people who have set a second factor up for it. */
  SECOND_FACTOR: z.optional(z.enum(['required', 'optional'])),
});

export const readSettings = (settings: Settings) => {
  const parsed = z.safeParse(shape, settings);
  const { AUTH_SECRET, NODE_ENV, LIMITS, SECOND_FACTOR } = parsed.success ? parsed.data : {};
  const isDevelopment = NODE_ENV === 'development' || NODE_ENV === 'test';
  // Sessions survive a generated secret: a new signing key replaces the one that no longer unseals.
  const secret = AUTH_SECRET ?? (isDevelopment ? randomBytes(32).toString('hex') : undefined);
  if (!secret) throw new Error('auth needs its settings: AUTH_SECRET, 32 characters or more');
  return {
    secret,
    limitsEnabled: LIMITS !== 'off',
    secondFactorRequired: (SECOND_FACTOR ?? (isDevelopment ? 'optional' : 'required')) === 'required',
  };
};
