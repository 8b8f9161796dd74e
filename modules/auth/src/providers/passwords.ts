import { Refusal } from '@ayna/contracts/core/refusal';
import { boundedLimit } from '@ayna/kernel/bounded-limit';
import { hash, verify } from '@node-rs/argon2';

// Algorithm 2 is argon2id. The package names it in a const enum, which erasable syntax does not allow.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_CONCURRENT = 2;
/** Some 30 ms each: the last one in line waits half a second, and the next caller is told to come back. */
const MAX_WAITING = 32;

// Many sign-ins at once must not use every core and all memory.
const limited = boundedLimit(MAX_CONCURRENT, MAX_WAITING);

const inLine = async <T>(work: () => Promise<T>): Promise<T> => {
  const result = await limited(async () => ({ value: await work() }));
  if (result === null) throw new Refusal('unavailable');
  return result.value;
};

export const hashPassword = (password: string): Promise<string> => inLine(() => hash(password, options));

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
      const isMatch = await inLine(() => verify(expected, password));
      return isMatch && passwordHash !== null;
    },
  };
};
