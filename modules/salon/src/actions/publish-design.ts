import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { designPublished } from '@ayna/contracts/salon.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readDraft, saveDraft } from '../store/design-drafts.ts';
import { insertDesign, readDesign } from '../store/designs.ts';
import { readDesignState } from './shared/design-state.ts';
import { findAuthor } from './shared/find-author.ts';
import { ownTemplateCheck } from './shared/own-template.ts';

/** The draft becomes the newest version. Its row is locked, so that what is published is what the caller saw. */
export const publishDesign = async (ctx: MemberCtx, { body }: InputOf<typeof salon.routes.publishDesign>) => {
  const author = await findAuthor(ctx);
  const checkTemplate = await ownTemplateCheck(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const { version, draft } = await readDraft(tx, true);
    if (version !== body.version || !draft) throw new Refusal('conflict');
    const newest = await readDesign(tx);
    checkTemplate(draft.design, newest?.design ?? null);
    const published = await insertDesign(tx, { design: draft.design, version: newest?.version ?? 0 }, author);
    if (!published || !(await saveDraft(tx, { design: null, version }, author)))
      throw new Refusal('conflict');
    tx.emit(designPublished, { code: tx.salon, version: published.version });
    return readDesignState(tx);
  });
};
