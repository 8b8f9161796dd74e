import { newCode } from '@ayna/kernel/codes';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { spend } from './counts.ts';
import { db } from './tables.ts';

type Wanted = 'sign-up' | 'new-password' | 'change-phone';
type Purpose = Wanted | 'known-number';

type Times = { readonly codeMs: number; readonly gapMs: number };
type Count = { readonly key: string; readonly max: number; readonly seconds: number };

type Placing = {
  readonly challenge: string;
  readonly purpose: Purpose;
  readonly wanted: Wanted;
  readonly subject: string | null;
  readonly phone: string;
  /** Null where no code would be right. */
  readonly codeHash: string | null;
  readonly counts: readonly Count[];
  readonly times: Times;
  readonly now: number;
};

type Standing = { readonly challenge: string; readonly sentAt: Date; readonly expiresAt: Date };
type Placed =
  | { readonly outcome: 'placed'; readonly standing: Standing; readonly sending: string }
  | { readonly outcome: 'too-soon' | 'too-many'; readonly waitMs: number };

const lastSentAt = async (tx: AcrossTx, phone: string): Promise<number> => {
  const { rows } = await sql<{ at: Date | null }>`
    select max(sent_at) as at from auth.challenges where phone = ${phone}`.execute(db(tx));
  return rows[0]?.at?.getTime() ?? 0;
};

/**
 * Makes room for one code to one number, anew or in place of the challenge's last: others for the same end
 * are over, so that never two are right. The number is held meanwhile, or two at once would both find room.
 */
export const placeCode = async (tx: AcrossTx, placing: Placing): Promise<Placed> => {
  const { challenge, purpose, wanted, subject, phone, codeHash, counts, times, now } = placing;
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 7201430))`.execute(db(tx));
  const soon = (await lastSentAt(tx, phone)) + times.gapMs - now;
  if (soon > 0) return { outcome: 'too-soon', waitMs: soon };
  const waitMs = await spend(tx, counts, now);
  if (waitMs > 0) return { outcome: 'too-many', waitMs };
  const sentAt = new Date(now);
  const expiresAt = new Date(now + times.codeMs);
  await db(tx)
    .updateTable('auth.challenges')
    .set({ done_at: sentAt })
    .where('phone', '=', phone)
    .where('wanted', '=', wanted)
    .where('challenge', '!=', challenge)
    .where('done_at', 'is', null)
    .execute();
  const sent = { code_hash: codeHash, tries: 0, sent_at: sentAt, expires_at: expiresAt };
  await db(tx)
    .insertInto('auth.challenges')
    .values({ challenge, purpose, wanted, subject, phone, created_at: sentAt, ...sent })
    .onConflict((conflict) => conflict.column('challenge').doUpdateSet(sent))
    .execute();
  return { outcome: 'placed', standing: { challenge, sentAt, expiresAt }, sending: newCode() };
};

/** The one that is open, to be sent anew. Null where it is over or older than `since`. */
export const openChallenge = async (tx: AcrossTx, challenge: string, since: Date) => {
  const row = await db(tx)
    .selectFrom('auth.challenges')
    .select(['challenge', 'purpose', 'wanted', 'subject', 'phone', 'code_hash as codeHash'])
    .where('challenge', '=', challenge)
    .where('done_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row ? { ...row, purpose: row.purpose as Purpose, wanted: row.wanted as Wanted } : null;
};

/** The newest open challenge of a sign-up. */
export const openChallengeOf = async (tx: AcrossTx, subject: string, since: Date) => {
  const row = await db(tx)
    .selectFrom('auth.challenges')
    .select(['challenge', 'sent_at as sentAt', 'expires_at as expiresAt'])
    .where('subject', '=', subject)
    .where('wanted', '=', 'sign-up')
    .where('done_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('challenge', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

type Try = {
  readonly challenge: string;
  readonly wanted: Wanted;
  readonly most: number;
  readonly now: number;
};

type Tried =
  | { readonly outcome: 'right'; readonly subject: string; readonly phone: string }
  | { readonly outcome: 'code-spent' | 'wrong-code' };

/**
 * Counts a guess before anybody looks at it, so that of however many that come at once only so many are
 * looked at. A right one ends the challenge.
 */
export const tryCode = async (
  tx: AcrossTx,
  { challenge, wanted, most, now }: Try,
  isRight: (codeHash: string | null) => boolean,
): Promise<Tried> => {
  const row = await db(tx)
    .updateTable('auth.challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('challenge', '=', challenge)
    .where('wanted', '=', wanted)
    .where('done_at', 'is', null)
    .where('tries', '<', most)
    .where('expires_at', '>', new Date(now))
    .returning(['subject', 'phone', 'code_hash as codeHash'])
    .executeTakeFirst();
  if (!row) return { outcome: 'code-spent' };
  if (!isRight(row.codeHash) || !row.subject) return { outcome: 'wrong-code' };
  await db(tx)
    .updateTable('auth.challenges')
    .set({ done_at: new Date(now) })
    .where('challenge', '=', challenge)
    .execute();
  return { outcome: 'right', subject: row.subject, phone: row.phone };
};
