import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { saveDraft } from '../store/design-drafts.ts';
import { readSalon } from '../store/salons.ts';
import { checkDesign } from './shared/check-design.ts';
import { readDesignState } from './shared/design-state.ts';
import { findAuthor } from './shared/find-author.ts';

export const saveDesignDraft = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof salon.routes.saveDesignDraft>,
) => {
  const design = body.design && checkDesign(body.design);
  const author = await findAuthor(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readSalon(tx))) throw new Refusal('not-found');
    const saved = await saveDraft(tx, { design, version: body.version }, author);
    if (!saved) throw new Refusal('conflict');
    return readDesignState(tx);
  });
};
