import type { PageDesign } from '@ayna/contracts/core/salon-page';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { Author } from './designs.ts';
import { db } from './tables.ts';

export type DraftRow = {
  /** 0 if the salon never had a draft. */
  readonly version: number;
  readonly draft: { readonly design: PageDesign; readonly savedAt: string; readonly savedBy: string } | null;
};

/** The draft, locked until the transaction ends where a write follows. */
export const readDraft = async (tx: SalonTx, lock = false): Promise<DraftRow> => {
  const row = await db(tx)
    .selectFrom('salon.design_drafts')
    .select(['version', 'design', 'saved_at', 'saved_by_name'])
    .where('salon_code', '=', tx.salon)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return { version: 0, draft: null };
  const { version, design, saved_at, saved_by_name: savedBy } = row;
  if (!design) return { version, draft: null };
  return {
    version,
    draft: { design: design as unknown as PageDesign, savedAt: saved_at.toISOString(), savedBy },
  };
};

/**
 * Stores the draft, or that there is none, as the version after `version`. False if that one is not the newest. Two first
 * drafts at once meet in the primary key, so that one of them is refused.
 */
export const saveDraft = async (
  tx: SalonTx,
  { design, version }: { readonly design: PageDesign | null; readonly version: number },
  author: Author,
): Promise<boolean> => {
  const values = {
    design: design && JSON.stringify(design),
    saved_at: new Date(author.now),
    saved_by: author.code,
    saved_by_name: author.name,
  };
  const saved =
    version === 0
      ? await db(tx)
          .insertInto('salon.design_drafts')
          .values({ salon_code: tx.salon, version: 1, ...values })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db(tx)
          .updateTable('salon.design_drafts')
          .set({ ...values, version: sql<number>`version + 1` })
          .where('salon_code', '=', tx.salon)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  return saved !== undefined;
};
