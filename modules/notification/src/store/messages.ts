import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Messages of the platform itself are kept under the salon that is none. */
export const platform = '00000000-0000-0000-0000-000000000000';

type State = 'planned' | 'handed' | 'accepted' | 'failed' | 'unknown';
type Channel = 'mail' | 'sms';
/** Which line of the provider an SMS takes. */
type Line = 'code' | 'plain';

type NewMessage = {
  salonCode: string;
  code: string;
  cause: string;
  channel: Channel;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  /** Not kept once it went out. */
  secret?: boolean;
  line?: Line;
  parts?: number;
  expiresAt?: string;
};

/** False when a message was planned for this cause before. */
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
  code: string;
  channel: Channel;
  state: State;
  handedAt: number | null;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  line: Line | null;
  expiresAt: number | null;
};

const columns = [
  'code',
  'channel',
  'state',
  'handed_at',
  'recipient',
  'reply_to as replyTo',
  'subject',
  'body',
  'line',
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
  const { handed_at, expires_at, channel, state, line, ...rest } = row;
  return {
    ...rest,
    channel: channel as Channel,
    state: state as State,
    line: line as Line | null,
    handedAt: handed_at?.getTime() ?? null,
    expiresAt: expires_at?.getTime() ?? null,
  };
};

const update = (tx: AcrossTx, code: string) =>
  db(tx).updateTable('notification.messages').where('code', '=', code);

export const markHanded = async (tx: AcrossTx, code: string, again: boolean): Promise<void> => {
  await update(tx, code)
    .set({
      state: 'handed',
      handed_at: sql<Date>`now()`,
      attempts: sql<number>`attempts + 1`,
      repeats: sql<number>`repeats + ${again ? 1 : 0}`,
    })
    .execute();
};

/** It was not taken: it waits for its next try. */
export const recordBack = async (tx: AcrossTx, code: string, error: string): Promise<void> => {
  await update(tx, code)
    .set({ state: 'planned', last_error: error.slice(0, 500) })
    .where('state', '=', 'handed')
    .execute();
};

type Settled =
  | { readonly state: 'accepted'; readonly ref: string }
  | { readonly state: 'failed' | 'unknown'; readonly why: string };

/**
 * False when it was settled before. What is unknown may still turn out to be accepted. A secret is of use
 * to nobody once it went out, so it is not kept.
 */
export const recordSettled = async (tx: AcrossTx, code: string, settled: Settled): Promise<boolean> => {
  const outcome =
    settled.state === 'accepted'
      ? { provider_ref: settled.ref, last_error: null }
      : { last_error: settled.why.slice(0, 500) };
  const row = await update(tx, code)
    .set({
      ...outcome,
      state: settled.state,
      settled_at: sql<Date>`now()`,
      body: sql<string>`case when secret then '' else body end`,
    })
    .where('state', 'not in', ['accepted', 'failed'])
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

/** How many messages stand in which state. */
export const countStates = async (tx: AcrossTx) => {
  const of = (state: State) => sql<number>`count(*) filter (where state = ${state})`;
  return db(tx)
    .selectFrom('notification.messages')
    .select([
      of('planned').as('planned'),
      of('handed').as('handed'),
      of('accepted').as('accepted'),
      of('failed').as('failed'),
      of('unknown').as('unknown'),
      sql<number>`coalesce(sum(repeats), 0)::int8`.as('repeats'),
    ])
    .executeTakeFirstOrThrow();
};
