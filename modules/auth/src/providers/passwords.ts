import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

// Algorithm 2 is argon2id. The package names it in a const enum, which erasable syntax does not allow.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_CONCURRENT = 2;

// Many sign-ins at once must not use every core and all memory.
const limitConcurrency = pLimit(MAX_CONCURRENT);

export const hashPassword = (password: string): Promise<string> =>
  limitConcurrency(() => hash(password, options));

export type Passwords = ReturnType<typeof openPasswords>;

export const openPasswords = () => {
  // Compared against for an unknown account, so that it takes as long as a wrong password. Hashed at start, or
  // the first such request would take twice as long as the others.
  const dummyHash = hashPassword(crypto.randomUUID());
  dummyHash.catch(() => undefined);
  return {
    hash: hashPassword,
    /** A null hash means that there is no account: always false, after the same time. */
    matches: async (passwordHash: string | null, password: string): Promise<boolean> => {
      const expected = passwordHash ?? (await dummyHash);
      const isMatch = await limitConcurrency(() => verify(expected, password));
      return isMatch && passwordHash !== null;
    },
  };
};
