import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { insertPreview } from '../store/design-previews.ts';
import { readDesignVersion } from '../store/designs.ts';
import { readSalon } from '../store/salons.ts';

/** A link is passed on easily, to a colleague or a printer, so it does not live longer than an evening's work. */
const PREVIEW_LIFETIME = 2 * 60 * 60 * 1000;

export const previewDesign = (ctx: MemberCtx, { body }: InputOf<typeof salon.routes.previewDesign>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    if (!(await readSalon(tx))) throw new Refusal('not-found');
    const { version } = body;
    if (version !== null && !(await readDesignVersion(tx, version))) throw new Refusal('not-found');
    const now = ctx.now();
    const expiresAt = now + PREVIEW_LIFETIME;
    const token = await insertPreview(tx, { version, now, expiresAt });
    return { token, expiresAt: new Date(expiresAt).toISOString() };
  });
