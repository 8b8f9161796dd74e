import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { toPageDesign } from '../rules/page-design.ts';
import { readDraft } from '../store/design-drafts.ts';
import { findPreview } from '../store/design-previews.ts';
import { readPageSource } from '../store/page-sources.ts';
import { describePage } from './shared/describe-page.ts';

/** The page behind a preview link, also of a salon that is not published: only its managers make links. */
export const showPreviewPage = async (ctx: Ctx, { params }: InputOf<typeof salon.routes.previewPage>) => {
  const preview = await ctx.db.acrossSalons('find the salon of a preview', (tx) =>
    findPreview(tx, params.token, ctx.now()),
  );
  if (!preview) throw new Refusal('not-found');
  const { version } = preview;
  const found = await ctx.db.forSalon(preview.salon, async (tx) => {
    const source = await readPageSource(tx, version);
    if (!source) throw new Refusal('not-found');
    const { shownDesign, ...own } = source;
    const draft = version === null ? (await readDraft(tx)).draft : null;
    const design = toPageDesign(own.salon.type, shownDesign);
    return { ...own, design: { ...design, ...draft?.design } };
  });
  return describePage(ctx, found);
};
