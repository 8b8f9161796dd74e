import type { ConsentKind } from '@ayna/contracts/auth';
import { newCode } from '@ayna/kernel/codes';
import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type ConsentChoice = { readonly kind: ConsentKind; readonly given: boolean };

export const insertConsents = async (
  tx: AcrossTx,
  person: string,
  choices: readonly ConsentChoice[],
  { version, now }: { readonly version: number; readonly now: number },
): Promise<void> => {
  const at = new Date(now);
  await db(tx)
    .insertInto('auth.consents')
    .values(
      choices.map(({ kind, given }) => ({ code: newCode(), person_code: person, kind, given, version, at })),
    )
    .execute();
};

/** The latest choice of each kind; earlier choices stay in the table. */
export const latestConsents = async (tx: PersonTx) => {
  const { rows } = await sql<{ kind: ConsentKind; given: boolean; at: Date; version: number }>`
    select distinct on (kind) kind, given, at, version from auth.consents
    where person_code = ${tx.person} order by kind, code desc`.execute(db(tx));
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};
