import { spawnSync } from 'node:child_process';
import type { PaymentHosts } from './payment-hosts.ts';

/** What every card of the drill is typed with. Nothing that is stored, logged, traced or queued may contain one of these. */
export const canaries = {
  holder: 'KANARYA TUYLU',
  good: '5528790000000008',
  declined: '4111111111111129',
  cvc: '0479',
} as const;

const { cvc, ...words } = canaries;
// Four digits also stand in the middle of codes, hashes and times; alone they are a CVC. One that begins with 0 is no number.
const cvcAlone = `(^|[^0-9A-Za-z._+/-])${cvc}($|[^0-9A-Za-z._+/=-])`;
const pattern = new RegExp([...Object.values(words), cvcAlone].join('|'));

/** Every table, that of the queue's jobs too. */
const searchTables = async (system: PaymentHosts): Promise<string[]> => {
  const tables = await system.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const hits: string[] = [];
  for (const { name } of tables) {
    const rows = await system.query<{ text: string }>(`select one::text as text from ${name} as one`);
    if (rows.some(({ text }) => pattern.test(text))) hits.push(`table ${name}`);
  }
  return hits;
};

/** The servers' own files: what was deleted is still in the write-ahead log, and statements may be in their logs. */
const searchFiles = ({ folder }: PaymentHosts): string[] => {
  const wanted = Object.values(words).flatMap((word) => ['-e', word]);
  const { status, stdout } = spawnSync('grep', ['-rlaF', ...wanted, folder], { encoding: 'utf8' });
  if (status !== 0 && status !== 1) throw new Error(`searchFiles: grep ended with ${status}`);
  return stdout.split('\n').filter(Boolean);
};

/** Where one of the canaries is. What was searched is told too: nothing found in nothing proves nothing. */
export const searchCanaries = async (system: PaymentHosts) => {
  await system.query('checkpoint');
  const texts = {
    logs: system.hosts.map((host) => host.log()).join('\n'),
    redis: system.recorded.redis(),
    traces: system.recorded.traces(),
  };
  const found = Object.entries(texts).flatMap(([name, text]) => (pattern.test(text) ? [name] : []));
  const searched = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.length]));
  return { hits: [...found, ...(await searchTables(system)), ...searchFiles(system)], searched };
};
