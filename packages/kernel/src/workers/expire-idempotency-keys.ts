import type { Ctx } from '../ctx.ts';
import { execute } from '../db/execute.ts';
import { schemaOf } from '../db/roles.ts';
import { clientOf } from '../db/sql.ts';
import type { Schedule } from '../module.ts';

/** Stored results are kept for two days, twice as long as a client may wait before it repeats a call. */
export const expireIdempotencyKeys = (module: string): Schedule => ({
  name: 'forget-answers',
  cron: '17 3 * * *',
  run: (ctx: Ctx) =>
    ctx.db.acrossSalons('expire idempotency keys', async (tx) => {
      await execute(
        clientOf(tx),
        `delete from ${schemaOf(module)}.answered_calls where at < now() - interval '2 days'`,
      );
    }),
});
