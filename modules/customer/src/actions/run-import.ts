import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { importWentOn } from '@ayna/contracts/customer.events';
import { fullName } from '@ayna/domain/names';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { findColumnProblem, mayImport } from '../rules/import-columns.ts';
import { toImportView } from '../rules/import-view.ts';
import { hasRunningImport, lockImport, saveImport } from '../store/imports.ts';
import { requirePackage } from './shared/require-package.ts';

/** Starts an import. A repeated call, as after a lost response, changes nothing. */
export const runImport = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof customer.routes.runImport>,
) => {
  const problem = findColumnProblem(body.columns);
  if (problem) throw new Refusal(problem);
  if (!mayImport(ctx.groups, body.columns)) throw new Refusal('not-allowed');
  await requirePackage(ctx);
  const author = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockImport(tx, params.code);
    if (!locked) throw new Refusal('not-found');
    if (locked.state !== 'mapping') return toImportView(locked);
    if (body.columns.length !== locked.headers.length) throw new Refusal('bad-request');
    if (await hasRunningImport(tx)) throw new Refusal('import-running');
    const startedAt = ctx.now();
    const byName = fullName(author);
    await saveImport(tx, locked.code, { state: 'running', options: body, byName, startedAt });
    tx.emit(importWentOn, { code: locked.code, pieces: 0, over: false });
    return toImportView({
      ...locked,
      state: 'running',
      options: body,
      startedAt: new Date(startedAt).toISOString(),
    });
  });
};
