import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { SmsProviderName } from '../rules/sms-route.ts';
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
  /** The provider that an SMS was handed to last. */
  provider: SmsProviderName | null;
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
  'provider',
] as const;

export const lockMessage = async (tx: AcrossTx, code: string): Promise<Message | null> => {
  const row = await db(tx)
    .selectFrom('notification.messages')
    .select(columns)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const { salon_code, handed_at, expires_at, channel, state, line, kind, provider, ...rest } = row;
  return {
    ...rest,
    salonCode: salon_code === platformSalon ? null : salon_code,
    kind: kind as Kind | null,
    channel: channel as Channel,
    state: state as State,
    line: line as Line | null,
    provider: provider as SmsProviderName | null,
    handedAt: handed_at?.getTime() ?? null,
    expiresAt: expires_at?.getTime() ?? null,
  };
};

const update = (tx: AcrossTx, code: string) =>
  db(tx).updateTable('notification.messages').where('code', '=', code);

type HandOver = { readonly isRepeat: boolean; readonly provider: SmsProviderName | null };

export const markHanded = async (
  tx: AcrossTx,
  code: string,
  { isRepeat, provider }: HandOver,
): Promise<void> => {
  await update(tx, code)
    .set({
      state: 'handed',
      handed_at: sql<Date>`now()`,
      attempts: sql<number>`attempts + 1`,
      repeats: sql<number>`repeats + ${isRepeat ? 1 : 0}`,
      provider,
    })
    .execute();
};

/** False when the message is no longer being sent, so that nobody may hand it over. */
export const changeProvider = async (
  tx: AcrossTx,
  code: string,
  { provider, why }: { readonly provider: SmsProviderName; readonly why: string },
): Promise<boolean> => {
  const row = await update(tx, code)
    .set({
      provider,
      handed_at: sql<Date>`now()`,
      attempts: sql<number>`attempts + 1`,
      last_error: why.slice(0, 500),
    })
    .where('state', '=', 'handed')
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

/** The provider did not accept the message; the next attempt sends it. */
export const returnToPlanned = async (tx: AcrossTx, code: string, error: string): Promise<boolean> => {
  const row = await update(tx, code)
    .set({ state: 'planned', last_error: error.slice(0, 500) })
    .where('state', 'in', ['handed', 'unknown'])
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

type DeliveryOutcome =
  | { readonly state: 'accepted'; readonly ref: string }
  | { readonly state: 'failed' | 'unknown'; readonly why: string };

/** A provider that knows our own ids may turn out never to have got an unknown SMS, which is then sent again. */
const isTextOver = (state: DeliveryOutcome['state']) =>
  state === 'unknown' ? sql`secret and provider is distinct from 'verimor'` : sql`secret`;

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
      body: sql<string>`case when ${isTextOver(outcome.state)} then '' else body end`,
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

/** Messages that nobody has tried to deliver for five minutes; the same one again after another five. */
export const claimStalled = async (tx: AcrossTx): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    update notification.messages set resumed_at = now() where code in (
      select code from notification.messages
      where state = 'planned' and greatest(planned_at, handed_at, resumed_at) < now() - interval '5 minutes'
      order by planned_at limit 500 for update skip locked)
    returning code
  `.execute(db(tx));
  return rows.map(({ code }) => code);
};
