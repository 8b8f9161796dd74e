import { Refusal } from '@ayna/contracts/core/refusal';
import type { DesignDraft } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { toPublishedDesign } from '../../rules/page-design.ts';
import { readDraft } from '../../store/design-drafts.ts';
import { readDesign } from '../../store/designs.ts';
import { readSalon } from '../../store/salons.ts';

/** What the editor works on: the draft, and what is published. */
export const readDesignState = async (tx: SalonTx): Promise<DesignDraft> => {
  const found = await readSalon(tx);
  if (!found) throw new Refusal('not-found');
  return { ...(await readDraft(tx)), published: toPublishedDesign(found.type, await readDesign(tx)) };
};
