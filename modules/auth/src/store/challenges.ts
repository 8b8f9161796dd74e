import { newCode } from '@ayna/kernel/codes';
import type { Limit } from '@ayna/kernel/db/limits';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { consumeLimits } from './counts.ts';
import { db } from './tables.ts';

type CodePurpose = 'sign-up' | 'new-password' | 'change-phone' | 'guest';
type SmsPurpose = CodePurpose | 'known-number';

type Times = { readonly codeMs: number; readonly gapMs: number };

type NewChallenge = {
  readonly challenge: string;
  readonly purpose: SmsPurpose;
  readonly wanted: CodePurpose;
  readonly subject: string | null;
  readonly phone: string;
  /** Null when no code is correct. */
  readonly codeHash: string | null;
  readonly limits: readonly Limit[];
  readonly times: Times;
  readonly now: number;
};

type SentChallenge = { readonly challenge: string; readonly sentAt: Date; readonly expiresAt: Date };
type IssueResult =
  | { readonly outcome: 'issued'; readonly challenge: SentChallenge; readonly sendingCode: string }
  | { readonly outcome: 'too-soon' | 'too-many'; readonly waitMs: number };

const lastSentAt = async (tx: AcrossTx, phone: string): Promise<number> => {
  const { rows } = await sql<{ at: Date | null }>`
    select max(sent_at) as at from auth.challenges where phone = ${phone}`.execute(db(tx));
  return rows[0]?.at?.getTime() ?? 0;
};

/**
 * Stores one code for one number, as a new challenge or in place of the challenge's previous code. Ends the
 * other challenges of the same purpose, so that never two codes are valid. The lock on the number makes
 * parallel requests wait, so that only one of them passes the gap.
 */
export const issueCode = async (tx: AcrossTx, request: NewChallenge): Promise<IssueResult> => {
  const { challenge, purpose, wanted, subject, phone, codeHash, limits, times, now } = request;
  await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 7201430))`.execute(db(tx));
  const gapMs = (await lastSentAt(tx, phone)) + times.gapMs - now;
  if (gapMs > 0) return { outcome: 'too-soon', waitMs: gapMs };
  const waitMs = await consumeLimits(tx, limits, now);
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
  return { outcome: 'issued', challenge: { challenge, sentAt, expiresAt }, sendingCode: newCode() };
};

/** A challenge whose code may be sent again. Null when it has ended or is older than `since`. */
export const findOpenChallenge = async (tx: AcrossTx, challenge: string, since: Date) => {
  const row = await db(tx)
    .selectFrom('auth.challenges')
    .select(['challenge', 'purpose', 'wanted', 'subject', 'phone', 'code_hash as codeHash'])
    .where('challenge', '=', challenge)
    .where('done_at', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row ? { ...row, purpose: row.purpose as SmsPurpose, wanted: row.wanted as CodePurpose } : null;
};

/** The newest open challenge of an unfinished sign-up. */
export const findOpenSignUp = async (tx: AcrossTx, subject: string, since: Date) => {
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

type CodeAttempt = {
  readonly challenge: string;
  readonly wanted: CodePurpose;
  readonly maxTries: number;
  readonly now: number;
  /** Names the request: after a lost response it may verify the code that it has spent itself. */
  readonly repeatHash?: string | null;
};

type AttemptResult =
  | { readonly outcome: 'correct'; readonly subject: string; readonly phone: string }
  | { readonly outcome: 'code-spent' | 'wrong-code' };

/** False when another request has ended it. */
export const endChallenge = async (
  tx: AcrossTx,
  challenge: string,
  now: number,
  repeatHash: string | null = null,
): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('auth.challenges')
    .set({ done_at: new Date(now), repeat_hash: repeatHash })
    .where('challenge', '=', challenge)
    .where('done_at', 'is', null)
    .returning('challenge')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Counts the guess before the code is compared, so that of any number of parallel guesses at most `maxTries`
 * are compared. The challenge stays open.
 */
export const compareCode = async (
  tx: AcrossTx,
  { challenge, wanted, maxTries, now, repeatHash = null }: CodeAttempt,
  matches: (codeHash: string | null) => boolean,
): Promise<AttemptResult> => {
  const row = await db(tx)
    .updateTable('auth.challenges')
    .set({ tries: sql<number>`tries + 1` })
    .where('challenge', '=', challenge)
    .where('wanted', '=', wanted)
    .where((eb) => eb.or([eb('done_at', 'is', null), eb('repeat_hash', '=', repeatHash)]))
    .where('tries', '<', maxTries)
    .where('expires_at', '>', new Date(now))
    .returning(['subject', 'phone', 'code_hash as codeHash'])
    .executeTakeFirst();
  if (!row) return { outcome: 'code-spent' };
  if (!matches(row.codeHash) || !row.subject) return { outcome: 'wrong-code' };
  return { outcome: 'correct', subject: row.subject, phone: row.phone };
};

/** Compares a guess, and ends the challenge when it is correct. */
export const checkCode = async (
  tx: AcrossTx,
  attempt: CodeAttempt,
  matches: (codeHash: string | null) => boolean,
): Promise<AttemptResult> => {
  const { challenge, now, repeatHash } = attempt;
  const result = await compareCode(tx, attempt, matches);
  if (result.outcome === 'correct') await endChallenge(tx, challenge, now, repeatHash);
  return result;
};
