import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { Reaching, Uploading } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { guessColumns } from '../rules/import-columns.ts';
import { shownImport } from '../rules/import-shown.ts';
import { deleteUnbegun, insertImport, isOneRunning, readImport } from '../store/imports.ts';

/** So many rows are taken in one transaction. */
const PIECE = 500;

const inPieces = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / PIECE) }, (_, at) => rows.slice(at * PIECE, (at + 1) * PIECE));

type Ctx = MemberCtx & Reaching<Outside> & Uploading;

/** The door's words speak of pictures. */
const takeFile = (ctx: Ctx) =>
  ctx.upload().catch((error: unknown) => {
    const { code } = error as { code?: unknown };
    throw code === 'picture-too-large' || code === 'FST_REQ_FILE_TOO_LARGE'
      ? new Refusal('table-too-large')
      : error;
  });

export const startImport = async (ctx: Ctx, { query }: InputOf<typeof customer.routes.startImport>) => {
  const { sheet, headers, rows } = await ctx.outside.readTable(await takeFile(ctx));
  const code = newCode();
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    if (await isOneRunning(tx)) throw new Refusal('import-running');
    await deleteUnbegun(tx);
    await insertImport(tx, {
      code,
      fileName: query.fileName,
      sheet,
      headers: [...headers],
      samples: headers.map((_, at) => rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 80) ?? ''),
      options: { columns: guessColumns(headers), merge: true, marketing: false },
      rows: rows.length,
      pieces: inPieces(rows),
      by: ctx.actor.code,
      now: ctx.now(),
    });
    const made = await readImport(tx, code);
    if (!made) throw new Refusal('not-found');
    return shownImport(made);
  });
};
