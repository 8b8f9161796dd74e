import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { designPublished } from '@ayna/contracts/salon.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toPublishedDesign } from '../rules/page-design.ts';
import { insertDesign, readDesign } from '../store/designs.ts';
import { readSalon } from '../store/salons.ts';
import { checkDesign } from './shared/check-design.ts';
import { findAuthor } from './shared/find-author.ts';
import { ownTemplateCheck } from './shared/own-template.ts';

/** Publishes a design without a draft. */
export const saveDesign = async (ctx: MemberCtx, { body }: InputOf<typeof salon.routes.saveDesign>) => {
  const { version, ...form } = body;
  const design = checkDesign(form);
  const author = await findAuthor(ctx);
  const checkTemplate = await ownTemplateCheck(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const found = await readSalon(tx);
    if (!found) throw new Refusal('not-found');
    checkTemplate(design, (await readDesign(tx))?.design ?? null);
    const saved = await insertDesign(tx, { design, version }, author);
    if (!saved) throw new Refusal('conflict');
    tx.emit(designPublished, { code: tx.salon, version: saved.version });
    return toPublishedDesign(found.type, saved);
  });
};
