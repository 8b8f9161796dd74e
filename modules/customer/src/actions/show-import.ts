import type { InputOf } from '@ayna/contracts/core/contract';
import { csvOf } from '@ayna/contracts/core/csv';
import { rowSentences } from '@ayna/contracts/core/import/texts';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownImport } from '../rules/import-shown.ts';
import { countRefusals, listRefusals } from '../store/import-rows.ts';
import { deleteImport, latestImport, lockImport, readImport } from '../store/imports.ts';
import { refusedFileTexts } from '../texts.ts';

const PER_PAGE = 50;

export const showLatestImport = async (ctx: MemberCtx) => {
  const latest = await ctx.db.forSalon(ctx.salon, latestImport);
  return { latest: latest && shownImport(latest) };
};

export const listRefused = (ctx: MemberCtx, { params, query }: InputOf<typeof customer.routes.refusedRows>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readImport(tx, params.code))) throw new Refusal('not-found');
    const from = (query.page ?? 0) * PER_PAGE;
    const items = await listRefusals(tx, params.code, { from, many: PER_PAGE });
    const totalCount = await countRefusals(tx, params.code);
    return { items, totalCount, pageCount: Math.ceil(totalCount / PER_PAGE) };
  });

/** With a column that says why; sent again, nobody knows that column, so it is left. */
export const showRefusedFile = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.refusedFile>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const about = await readImport(tx, params.code);
    if (!about) throw new Refusal('not-found');
    const rows = await listRefusals(tx, params.code, { from: 0, many: about.rows });
    const head = [...about.headers, refusedFileTexts.why];
    const csv = csvOf([head, ...rows.map((row) => [...row.cells, rowSentences[row.why](row.detail)])]);
    return { name: refusedFileTexts.fileName, csv };
  });

/** What was made of it stays; one that is being taken must be stopped first. */
export const dropImport = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.dropImport>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockImport(tx, params.code);
    if (!held) throw new Refusal('not-found');
    if (held.state === 'running') throw new Refusal('import-running');
    await deleteImport(tx, held.code);
    return {};
  });
