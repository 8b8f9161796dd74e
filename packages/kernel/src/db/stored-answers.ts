import { schemaOf } from './roles.ts';
import { statement } from './sql.ts';
import type { AnyTx } from './tx.ts';

/**
 * Deletes the stored answers of a module's creating calls that mention one of these codes: they repeat personal data
 * that is being erased. A client that still repeats such a call gets a refusal, because what it created is gone.
 */
export const forgetAnswersOf = (module: string) => {
  const remove = statement(
    `delete from ${schemaOf(module)}.answered_calls where answer::text like any ($1::text[])`,
  );
  return async (tx: AnyTx, codes: readonly string[]): Promise<void> => {
    if (codes.length > 0) await remove(tx, [codes.map((code) => `%${code}%`)]);
  };
};
