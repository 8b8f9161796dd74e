import { hash, verify } from '@node-rs/argon2';

// Algorithm 2 is argon2id; the type's own name for it is a const enum, which erasable syntax lacks.
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;

/** No more than so many at a time: a crowd at the door must not take every core and all memory. */
const taking = (most: number) => {
  let free = most;
  const waiting: (() => void)[] = [];
  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      release();
    }
  };
};

const inTurn = taking(AT_ONCE);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, options));

export type Passwords = ReturnType<typeof openPasswords>;

export const openPasswords = () => {
  // Of a password that nobody has: an unknown account costs the same time as a wrong password. Made before
  // the first caller comes, or that one would wait twice as long as the others.
  const nobodys = hashPassword(crypto.randomUUID());
  nobodys.catch(() => undefined);
  return {
    hash: hashPassword,
    /** Null where there is no such account; that is never right, and takes as long. */
    matches: async (passwordHash: string | null, password: string): Promise<boolean> => {
      const against = passwordHash ?? (await nobodys);
      const right = await inTurn(() => verify(against, password));
      return right && passwordHash !== null;
    },
  };
};
