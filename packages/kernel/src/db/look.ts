import type { Pool } from './client.ts';
import type { Opening } from './openings.ts';
import { bindClient, unbindClient } from './sql.ts';
import type { AnyTx } from './tx.ts';

/** Questions on one connection, each a transaction by itself that begins with the opening. */
export const lookOn = async <X extends AnyTx, T>(
  pool: Pool,
  opening: Opening,
  tx: X,
  work: (tx: X) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  bindClient(tx, client, opening);
  try {
    return await work(tx);
  } finally {
    unbindClient(tx);
    client.release();
  }
};
