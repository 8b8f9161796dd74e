import { setTimeout as pause } from 'node:timers/promises';
import type { ReceivedMail } from '@ayna/stand-ins/mail';
import { withClient } from '../../tools/database/databases.ts';

/** How many deliveries one process has in its hands at most. */
const AT_ONCE = 4;

type Counts = Record<
  'stored' | 'storedMarks' | 'recorded' | 'recordedMarks' | 'unsettled' | 'repeats' | 'jobsLeft' | 'dead',
  number
>;

const countAll = `select
  (select count(*) from content.contact_messages)::int as "stored",
  (select count(distinct subject) from content.contact_messages)::int as "storedMarks",
  (select count(*) from notification.messages where state = 'accepted')::int as "recorded",
  (select count(distinct subject) from notification.messages where state = 'accepted')::int as "recordedMarks",
  (select count(*) from notification.messages where state <> 'accepted')::int as "unsettled",
  (select coalesce(sum(repeats), 0) from notification.messages)::int as "repeats",
  (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not like '%.dead' and data ? 'id')::int as "jobsLeft",
  (select count(*) from pgboss.job where name like '%.dead')::int as "dead"`;

const look = (url: string): Promise<Counts> =>
  withClient(url, async (client) => (await client.query(countAll)).rows[0] as Counts);

/** Looks until every event was digested, or patience ends. */
export const whenQuiet = async (url: string, patienceMs: number): Promise<Counts> => {
  const until = performance.now() + patienceMs;
  for (;;) {
    const counts = await look(url);
    if ((counts.jobsLeft === 0 && counts.unsettled === 0) || performance.now() > until) return counts;
    await pause(250);
  }
};

/** What happened, from the tables and from the mailbox, and whether it is what was promised. */
export const judge = (
  acknowledged: number,
  deaths: number,
  counts: Counts,
  mails: readonly ReceivedMail[],
) => {
  const ids = new Set(mails.map(({ messageId }) => messageId));
  const sentAgain = mails.length - ids.size;
  const holds = {
    'every acknowledged message is there once':
      counts.storedMarks === acknowledged && counts.stored === acknowledged,
    'every mail is recorded exactly once':
      counts.recorded === acknowledged && counts.recordedMarks === acknowledged,
    'every mail went out': ids.size === acknowledged,
    'what went out again was counted': sentAgain <= counts.repeats,
    'and happened only where a process died in between': counts.repeats <= deaths * AT_ONCE,
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
