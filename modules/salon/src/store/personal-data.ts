import { forgetAnswersOf } from '@ayna/kernel/db/stored-answers';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

const forgetAnswers = forgetAnswersOf('salon');

/** Whom to erase. An empty phone is nobody's. */
type BannedPerson = { readonly userCode: string | null; readonly phone: string };

/** Lifts the salon's bans of a person and empties them, lifted ones too. Returns the payloads of `user.banned`. */
export const eraseBans = async (tx: SalonTx, { userCode, phone }: BannedPerson) => {
  const bans = await db(tx)
    .updateTable('salon.bans')
    .set({
      gone: true,
      user_code: null,
      phone: null,
      name: '',
      reason: '',
      version: sql<number>`version + 1`,
    })
    .where('salon_code', '=', tx.salon)
    .where((where) => where.or([where('user_code', '=', userCode), where('phone', '=', phone)]))
    .returning(['code', 'version', 'gone', 'user_code as userCode', 'phone', 'until'])
    .execute();
  await forgetAnswers(
    tx,
    bans.map(({ code }) => code),
  );
  return bans;
};

/** The salons that have banned an account or its phone. */
export const listBanningSalons = async (
  tx: AcrossTx,
  { userCode, phone }: BannedPerson,
): Promise<SalonKey[]> => {
  const rows = await db(tx)
    .selectFrom('salon.bans')
    .select('salon_code')
    .distinct()
    .where((where) => where.or([where('user_code', '=', userCode), where('phone', '=', phone)]))
    .execute();
  return rows.map((row) => tx.keyOf(row.salon_code));
};

export const readPersonalData = (tx: AcrossTx, person: string, phone: string) =>
  db(tx)
    .selectFrom('salon.bans as ban')
    .innerJoin('salon.salons as salon', 'salon.salon_code', 'ban.salon_code')
    .select(['salon.name as salon', 'ban.name', 'ban.phone', 'ban.reason', 'ban.until'])
    .where('ban.gone', '=', false)
    .where((where) => where.or([where('ban.user_code', '=', person), where('ban.phone', '=', phone)]))
    .orderBy('ban.code')
    .execute();
