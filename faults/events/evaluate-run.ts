import { setTimeout as pause } from 'node:timers/promises';
import type { ReceivedMail } from '@ayna/stand-ins/mail';
import { withClient } from '../../tools/database/databases.ts';

/** One process delivers at most this many messages at a time. */
const MAX_CONCURRENT_DELIVERIES = 4;

type Counts = Record<
  'stored' | 'storedMarkers' | 'recorded' | 'recordedMarkers' | 'unsettled' | 'repeats' | 'jobsLeft' | 'dead',
  number
>;

const countAll = `select
  (select count(*) from content.contact_messages)::int as "stored",
  (select count(distinct subject) from content.contact_messages)::int as "storedMarkers",
  (select count(*) from notification.messages where state = 'accepted')::int as "recorded",
  (select count(distinct subject) from notification.messages where state = 'accepted')::int as "recordedMarkers",
  (select count(*) from notification.messages where state <> 'accepted')::int as "unsettled",
  (select coalesce(sum(repeats), 0) from notification.messages)::int as "repeats",
  (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not like '%.dead' and data ? 'id')::int as "jobsLeft",
  (select count(*) from pgboss.job where name like '%.dead')::int as "dead"`;

const readCounts = (url: string): Promise<Counts> =>
  withClient(url, async (client) => (await client.query(countAll)).rows[0] as Counts);

/** Polls until every event is handled and every message is settled, or until the timeout. */
export const waitUntilHandled = async (url: string, timeoutMs: number): Promise<Counts> => {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const counts = await readCounts(url);
    if ((counts.jobsLeft === 0 && counts.unsettled === 0) || performance.now() > until) return counts;
    await pause(250);
  }
};

/** Compares the tables and the mailbox with what was acknowledged. */
export const evaluateRun = (
  acknowledged: number,
  deaths: number,
  counts: Counts,
  mails: readonly ReceivedMail[],
) => {
  const ids = new Set(mails.map(({ messageId }) => messageId));
  const sentAgain = mails.length - ids.size;
  const holds = {
    'every acknowledged message is stored once':
      counts.storedMarkers === acknowledged && counts.stored === acknowledged,
    'every mail is recorded exactly once':
      counts.recorded === acknowledged && counts.recordedMarkers === acknowledged,
    'every mail went out': ids.size === acknowledged,
    'every repeated mail was counted': sentAgain <= counts.repeats,
    'mails were repeated only after a process was killed':
      counts.repeats <= deaths * MAX_CONCURRENT_DELIVERIES,
    'no job is left behind': counts.jobsLeft === 0 && counts.dead === 0 && counts.unsettled === 0,
  };
  return {
    acknowledged,
    ...counts,
    mails: mails.length,
    sentAgain,
    holds,
    passed: Object.values(holds).every(Boolean),
  };
};
