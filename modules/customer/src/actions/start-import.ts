import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { WithProviders, WithUpload } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { guessColumns } from '../rules/import-columns.ts';
import { toImportView } from '../rules/import-view.ts';
import { deleteUnstartedImports, hasRunningImport, insertImport, readImport } from '../store/imports.ts';
import { requirePackage } from './shared/require-package.ts';

/** Rows per transaction. */
const ROWS_PER_PIECE = 500;

const splitIntoPieces = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_PIECE) }, (_, at) =>
    rows.slice(at * ROWS_PER_PIECE, (at + 1) * ROWS_PER_PIECE),
  );

type Ctx = MemberCtx & WithProviders<Providers> & WithUpload;

/** The kernel's upload refusals are worded for pictures. */
const receiveFile = (ctx: Ctx) =>
  ctx.upload().catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    throw code === 'picture-too-large' || code === 'FST_REQ_FILE_TOO_LARGE'
      ? new Refusal('table-too-large')
      : error;
  });

export const startImport = async (ctx: Ctx, { query }: InputOf<typeof customer.routes.startImport>) => {
  await requirePackage(ctx);
  const { sheet, headers, rows } = await ctx.providers.readTable(ctx.actor.code, await receiveFile(ctx));
  const code = newCode();
  return ctx.resultDb.forSalon(ctx.salon, async (tx) => {
    if (await hasRunningImport(tx)) throw new Refusal('import-running');
    await deleteUnstartedImports(tx);
    await insertImport(tx, {
      code,
      fileName: query.fileName,
      sheet,
      headers: [...headers],
      samples: headers.map((_, at) => rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 80) ?? ''),
      options: { columns: guessColumns(headers), merge: true, marketing: false },
      rows: rows.length,
      pieces: splitIntoPieces(rows),
      by: ctx.actor.code,
      now: ctx.now(),
    });
    const added = await readImport(tx, code);
    if (!added) throw new Refusal('not-found');
    return toImportView(added);
  });
};
