import { IdempotentReplay } from '../db/idempotency.ts';

/**
 * The result of a transaction, or its stored result when the call is a replay. For steps that must follow the
 * transaction before the response: the first call may have died between the two.
 */
export const resultOrReplay = <T>(transaction: Promise<T>): Promise<T> =>
  transaction.catch((error: unknown) => {
    if (error instanceof IdempotentReplay) return error.answer as T;
    throw error;
  });
