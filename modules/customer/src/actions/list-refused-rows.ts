import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { countRefusals, listRefusals } from '../store/import-rows.ts';
import { readImport } from '../store/imports.ts';

const PER_PAGE = 50;

export const listRefusedRows = (
  ctx: MemberCtx,
  { params, query }: InputOf<typeof customer.routes.refusedRows>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readImport(tx, params.code))) throw new Refusal('not-found');
    const offset = (query.page ?? 0) * PER_PAGE;
    const items = await listRefusals(tx, params.code, { offset, limit: PER_PAGE });
    const totalCount = await countRefusals(tx, params.code);
    return { items, totalCount, pageCount: Math.ceil(totalCount / PER_PAGE) };
  });
