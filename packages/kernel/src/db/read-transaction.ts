import { execute } from './execute.ts';
import type { Pool } from './pool.ts';
import type { SessionPrelude } from './session-prelude.ts';
import { bindClient, unbindClient } from './sql.ts';
import type { AnyTx } from './tx.ts';

/**
 * Runs reads in one read-only transaction that costs one round trip: BEGIN leaves with the first statement, and the
 * caller has its result before COMMIT is answered. Only then the connection goes back to the pool.
 */
export const inReadTransaction = async <X extends AnyTx, T>(
  pool: Pool,
  prelude: SessionPrelude,
  tx: X,
  work: (tx: X) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  const begun = execute(client, `begin read only; ${prelude}`);
  bindClient(tx, client);
  try {
    return await work(tx);
  } finally {
    unbindClient(tx);
    Promise.all([begun, execute(client, 'commit')]).then(
      () => client.release(),
      (error: unknown) => client.release(error as Error),
    );
  }
};
