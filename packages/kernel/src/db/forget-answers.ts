import type { Ctx } from '../ctx.ts';
import type { Schedule } from '../module.ts';
import { schemaOf } from './roles.ts';
import { clientOf } from './sql.ts';

/** Saved answers are kept for two days, twice what a client may wait before it repeats a call. */
export const forgetAnswers = (module: string): Schedule => ({
  name: 'forget-answers',
  cron: '17 3 * * *',
  run: (ctx: Ctx) =>
    ctx.db.acrossSalons('saved answers past their time', async (tx) => {
      await clientOf(tx).query(
        `delete from ${schemaOf(module)}.answered_calls where at < now() - interval '2 days'`,
      );
    }),
});
