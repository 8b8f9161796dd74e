import { randomBytes } from 'node:crypto';
import type { Settings } from '@ayna/kernel/module';
import * as z from 'zod/mini';

const shape = z.object({
  /** Seals the signing keys and keys the hashes of codes; the same for every process that serves auth. */
  AUTH_SECRET: z.optional(z.string().check(z.minLength(32))),
  NODE_ENV: z.optional(z.string()),
  LIMITS: z.optional(z.string()),
});

export const readSettings = (settings: Settings) => {
  const read = z.safeParse(shape, settings);
  const given = read.success ? read.data : {};
  const mayInvent = given.NODE_ENV === 'development' || given.NODE_ENV === 'test';
  // Sessions outlive an invented one: a key that cannot be opened any more is followed by a new one.
  const secret = given.AUTH_SECRET ?? (mayInvent ? randomBytes(32).toString('hex') : undefined);
  if (!secret) throw new Error('auth needs its settings: AUTH_SECRET, 32 characters or more');
  return { secret, limited: given.LIMITS !== 'off' };
};
