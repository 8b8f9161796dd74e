import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readCard } from '../store/cards.ts';
import { hasRunningImport } from '../store/imports.ts';
import { eraseCardData } from './shared/erase-card-data.ts';

/** Deletes a card for good, as a customer may ask for. A removed card can be deleted too. */
export const eraseCard = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.erase>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const card = await readCard(tx, params.code, ctx.now());
    if (!card || card.mergedInto) throw new Refusal('not-found');
    if (card.figures.nextVisit) throw new Refusal('appointment-coming');
    // A running import would create the card again from its file.
    if (await hasRunningImport(tx)) throw new Refusal('import-running');
    if (!(await eraseCardData(tx, card.code))) throw new Refusal('not-found');
    return {};
  });
