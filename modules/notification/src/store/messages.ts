import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** The salon code of messages of the platform itself. */
export const platformSalon = '00000000-0000-0000-0000-000000000000';

type State = 'planned' | 'handed' | 'accepted' | 'failed' | 'unknown';
type Channel = 'mail' | 'sms';
/** The line of the provider that an SMS uses. */
type Line = 'code' | 'plain';
/** Which budget an SMS spends. */
type Kind = 'code' | 'invitation' | 'notice';

export type NewMessage = {
  salonCode: string;
  code: string;
  cause: string;
  channel: Channel;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  /** The body is deleted when the outcome is recorded. */
  secret?: boolean;
  line?: Line;
  kind?: Kind;
  sender?: string;
  parts?: number;
  expiresAt?: string;
};

/** False when a message of this cause exists already. */
export const insertMessage = async (tx: AcrossTx, message: NewMessage): Promise<boolean> => {
  const { salonCode, replyTo, expiresAt, ...rest } = message;
  const row = await db(tx)
    .insertInto('notification.messages')
    .values({ ...rest, salon_code: salonCode, reply_to: replyTo, expires_at: expiresAt ?? null })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

export type Message = {
  /** Null for a message of the platform itself. */
  salonCode: string | null;
  code: string;
  cause: string;
  channel: Channel;
  state: State;
  attempts: number;
  handedAt: number | null;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  line: Line | null;
  kind: Kind | null;
  sender: string | null;
  expiresAt: number | null;
};

const columns = [
  'salon_code',
  'code',
  'cause',
  'channel',
  'state',
  'attempts',
  'handed_at',
  'recipient',
  'reply_to as replyTo',
  'subject',
  'body',
  'line',
  'kind',
  'sender',
  'expires_at',
] as const;

export const lockMessage = async (tx: AcrossTx, code: string): Promise<Message | null> => {
  const row = await db(tx)
    .selectFrom('notification.messages')
    .select(columns)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { salon_code, handed_at, expires_at, channel, state, line, kind, ...rest } = row;
  return {
    ...rest,
    salonCode: salon_code === platformSalon ? null : salon_code,
    kind: kind as Kind | null,
    channel: channel as Channel,
    state: state as State,
    line: line as Line | null,
    handedAt: handed_at?.getTime() ?? null,
    expiresAt: expires_at?.getTime() ?? null,
  };
};

const update = (tx: AcrossTx, code: string) =>
  db(tx).updateTable('notification.messages').where('code', '=', code);

export const markHanded = async (tx: AcrossTx, code: string, isRepeat: boolean): Promise<void> => {
  await update(tx, code)
    .set({
      state: 'handed',
      handed_at: sql<Date>`now()`,
      attempts: sql<number>`attempts + 1`,
      repeats: sql<number>`repeats + ${isRepeat ? 1 : 0}`,
    })
    .execute();
};

/** The provider did not accept the message; the next attempt sends it. */
export const returnToPlanned = async (tx: AcrossTx, code: string, error: string): Promise<void> => {
  await update(tx, code)
    .set({ state: 'planned', last_error: error.slice(0, 500) })
    .where('state', '=', 'handed')
    .execute();
};

type DeliveryOutcome =
  | { readonly state: 'accepted'; readonly ref: string }
  | { readonly state: 'failed' | 'unknown'; readonly why: string };

/**
 * False when the message is accepted or failed already; an unknown one may still become accepted. Deletes the
 * body of a secret message, which nobody needs any more.
 */
export const recordOutcome = async (
  tx: AcrossTx,
  code: string,
  outcome: DeliveryOutcome,
): Promise<boolean> => {
  const result =
    outcome.state === 'accepted'
      ? { provider_ref: outcome.ref, last_error: null }
      : { last_error: outcome.why.slice(0, 500) };
  const row = await update(tx, code)
    .set({
      ...result,
      state: outcome.state,
      settled_at: sql<Date>`now()`,
      body: sql<string>`case when secret then '' else body end`,
    })
    .where('state', 'not in', ['accepted', 'failed'])
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

export const countByState = async (tx: AcrossTx) => {
  const countOf = (state: State) => sql<number>`count(*) filter (where state = ${state})`;
  return db(tx)
    .selectFrom('notification.messages')
    .select([
      countOf('planned').as('planned'),
      countOf('handed').as('handed'),
      countOf('accepted').as('accepted'),
      countOf('failed').as('failed'),
      countOf('unknown').as('unknown'),
      sql<number>`coalesce(sum(repeats), 0)::int8`.as('repeats'),
    ])
    .executeTakeFirstOrThrow();
};

export const deleteMessagesBefore = async (tx: AcrossTx, before: number): Promise<number> => {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('notification.messages')
    .where('planned_at', '<', new Date(before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
