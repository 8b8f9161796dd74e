import { AnsweredBefore } from '../db/once.ts';

/**
 * What a transaction came to, now or when this very call was made before: for what must follow it before anybody
 * is answered, because the call before may have died in between.
 */
export const nowOrBefore = <T>(transaction: Promise<T>): Promise<T> =>
  transaction.catch((error: unknown) => {
    if (error instanceof AnsweredBefore) return error.answer as T;
    throw error;
  });
