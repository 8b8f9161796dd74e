import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Messages of the platform itself are kept under the salon that is none. */
export const platform = '00000000-0000-0000-0000-000000000000';

type State = 'planned' | 'handed' | 'accepted' | 'failed' | 'unknown';

type NewMessage = {
  salonCode: string;
  code: string;
  cause: string;
  channel: 'mail';
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
};

/** False when a message was planned for this cause before. */
export const insertMessage = async (tx: AcrossTx, message: NewMessage): Promise<boolean> => {
  const { salonCode, replyTo, ...rest } = message;
  const row = await db(tx)
    .insertInto('notification.messages')
    .values({ ...rest, salon_code: salonCode, reply_to: replyTo })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

export type Message = {
  state: State;
  handedAt: number | null;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
};

export const lockMessage = async (tx: AcrossTx, code: string): Promise<Message | null> => {
  const row = await db(tx)
    .selectFrom('notification.messages')
    .select(['state', 'handed_at', 'recipient', 'reply_to as replyTo', 'subject', 'body'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { handed_at, state, ...rest } = row;
  return { ...rest, state: state as State, handedAt: handed_at?.getTime() ?? null };
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

type Settled = { taken: true; ref: string } | { taken: false; why: string };

export const recordSettled = async (tx: AcrossTx, code: string, settled: Settled): Promise<void> => {
  const outcome = settled.taken
    ? { state: 'accepted', provider_ref: settled.ref, last_error: null }
    : { state: 'failed', last_error: settled.why.slice(0, 500) };
  await update(tx, code)
    .set({ ...outcome, settled_at: sql<Date>`now()` })
    .where('state', '=', 'handed')
    .execute();
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
