import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { importWentOn } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { maySend, wrongColumns } from '../rules/import-columns.ts';
import { shownImport } from '../rules/import-shown.ts';
import { isOneRunning, lockImport, saveImport } from '../store/imports.ts';

/** Says go. Asked twice, as after a lost answer, it changes nothing more. */
export const runImport = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof customer.routes.runImport>,
) => {
  const wrong = wrongColumns(body.columns);
  if (wrong) throw new Refusal(wrong);
  if (!maySend(ctx.groups, body.columns)) throw new Refusal('not-allowed');
  const { name, lastname } = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockImport(tx, params.code);
    if (!held) throw new Refusal('not-found');
    if (held.state !== 'mapping') return shownImport(held);
    if (body.columns.length !== held.headers.length) throw new Refusal('bad-request');
    if (await isOneRunning(tx)) throw new Refusal('import-running');
    const startedAt = ctx.now();
    const byName = `${name} ${lastname}`.trim();
    await saveImport(tx, held.code, { state: 'running', options: body, byName, startedAt });
    await tx.emit(importWentOn, { code: held.code, pieces: 0, over: false });
    return shownImport({
      ...held,
      state: 'running',
      options: body,
      startedAt: new Date(startedAt).toISOString(),
    });
  });
};
