import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Every card that is not removed, with its notes and whether it has a marketing consent. */
export const readExportCards = (tx: SalonTx) =>
  db(tx)
    .selectFrom('customer.cards as cards')
    .select([
      'name',
      'lastname',
      'phone',
      'email',
      'birthday',
      'allergies',
      'tags',
      'visits',
      'no_shows as noShows',
      'cancels',
      'spent',
      sql<string | null>`cards.last_visit::date`.as('lastVisit'),
      sql<string>`(cards.created_at at time zone 'Europe/Istanbul')::date`.as('createdOn'),
      sql<string[]>`array(
        select text from customer.notes as note
        where note.salon_code = cards.salon_code and note.card_code = cards.code and note.gone_at is null
        order by note.at
      )`.as('notes'),
      sql<boolean>`coalesce((
        select given from customer.consents as consent
        where consent.salon_code = cards.salon_code and consent.card_code = cards.code and consent.kind = 'marketing-sms'
        order by number desc limit 1
      ), false)`.as('marketing'),
    ])
    .where('cards.salon_code', '=', tx.salon)
    .where('cards.gone_at', 'is', null)
    .orderBy('cards.name')
    .orderBy('cards.lastname')
    .orderBy('cards.code')
    .execute();
