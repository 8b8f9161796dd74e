import { newCode } from '@ayna/kernel/codes';
import type { AnyTx, SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

export type NewCard = {
  readonly userKey: string;
  readonly cardToken: string;
  readonly tokenHash: string;
  readonly lastFour: string;
  readonly brand: string;
  readonly expires: string | null;
  readonly now: number;
};

/** The card's code; that of the same card if it is stored already. */
export const upsertCard = async (tx: SalonTx, card: NewCard): Promise<string> => {
  const { userKey, cardToken, tokenHash, lastFour, brand, expires, now } = card;
  const row = await db(tx)
    .insertInto('payment.stored_cards')
    .values({
      salon_code: tx.salon,
      code: newCode(),
      user_key: userKey,
      card_token: cardToken,
      token_hash: tokenHash,
      last_four: lastFour,
      brand,
      expires,
      created_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['salon_code', 'token_hash']).doUpdateSet((update) => ({
        expires: update.ref('excluded.expires'),
        brand: update.ref('excluded.brand'),
      })),
    )
    .returning('code')
    .executeTakeFirstOrThrow();
  return row.code;
};

const shown = ['code', 'last_four as lastFour', 'brand', 'expires', 'created_at'] as const;

export const listCards = async (tx: SalonTx) => {
  const rows = await db(tx)
    .selectFrom('payment.stored_cards')
    .select(shown)
    .where('salon_code', '=', tx.salon)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ created_at, ...card }) => ({ ...card, createdAt: created_at.toISOString() }));
};

/** The sealed tokens of one card. */
export const readCardTokens = (tx: AnyTx, code: string) =>
  db(tx)
    .selectFrom('payment.stored_cards')
    .select(['user_key as userKey', 'card_token as cardToken'])
    .where('code', '=', code)
    .executeTakeFirst();

/** The sealed name that the provider keeps this salon's cards under; null before the first one. */
export const readUserKey = async (tx: SalonTx): Promise<string | null> => {
  const row = await db(tx)
    .selectFrom('payment.stored_cards')
    .select('user_key')
    .where('salon_code', '=', tx.salon)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.user_key ?? null;
};

export const deleteCard = async (tx: SalonTx, code: string): Promise<void> => {
  await db(tx)
    .deleteFrom('payment.stored_cards')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};
