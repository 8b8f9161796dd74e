import type { CustomerCard } from '@ayna/contracts/customer';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Consent = CustomerCard['consents'][number];

/** The current consents of each card: the latest of each kind. */
export const readConsents = async (
  tx: SalonTx,
  cards: readonly string[],
): Promise<ReadonlyMap<string, Consent[]>> => {
  const rows = await db(tx)
    .selectFrom('customer.consents')
    .distinctOn(['card_code', 'kind'])
    .select(['card_code as card', 'kind', 'given', 'at', 'claimed'])
    .where('salon_code', '=', tx.salon)
    .where('card_code', '=', sql<string>`any(${cards}::uuid[])`)
    .orderBy('card_code')
    .orderBy('kind')
    .orderBy('number', 'desc')
    .execute();
  const consents = rows.map(({ card, kind, given, at, claimed }) => ({
    card,
    consent: { kind: kind as Consent['kind'], given, at: at.toISOString(), claimed },
  }));
  const byCard = Map.groupBy(consents, ({ card }) => card);
  return new Map([...byCard].map(([card, own]) => [card, own.map(({ consent }) => consent)]));
};

export const insertConsent = async (
  tx: SalonTx,
  card: string,
  { kind, given, by, at }: Pick<Consent, 'kind' | 'given'> & { readonly by: string; readonly at: number },
): Promise<void> => {
  await db(tx)
    .insertInto('customer.consents')
    .values({ salon_code: tx.salon, card_code: card, kind, given, by_code: by, at: new Date(at) })
    .execute();
};
