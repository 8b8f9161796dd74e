import { texts } from './texts.ts';

// The audit log as the API answers it: newest first, so many a page, filtered by what the journeys use.

const codeOf = (number: number): string => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const admin = { code: codeOf(900), name: `${texts.admin.name} ${texts.admin.lastname}`, role: 'Admin' };

const entry = (number: number, at: string, more: object) => ({
  code: codeOf(7_000 + number),
  at,
  kind: 'rights',
  action: 'groups-set',
  actor: admin as { code: string; name: string | null; role: string | null } | null,
  subject: null as { code: string; name: string | null } | null,
  salonCode: codeOf(1) as string | null,
  reason: null as string | null,
  before: null as string[] | null,
  after: null as string[] | null,
  facts: [] as { name: string; value: string }[],
  address: '85.102.*.*' as string | null,
  requestId: `istek-${number}`,
  ...more,
});

const hour = 3_600_000;

/** A few of today, one of yesterday, and exports of the days before. */
export const newAuditEntries = () => {
  // In Turkey, where a day begins three hours before it does in UTC.
  const today = new Date(Date.now() + 3 * hour).toISOString().slice(0, 10);
  const noon = Date.parse(`${today}T12:00:00+03:00`);
  const at = (hoursAgo: number): string => new Date(noon - hoursAgo * hour).toISOString();
  const facts = (values: object) =>
    Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
  return [
    entry(1, at(0), {
      subject: { code: codeOf(902), name: texts.audit.person },
      reason: texts.audit.lockedOut,
      before: ['view-customers'],
      after: ['Administrator'],
    }),
    entry(2, at(1), {
      kind: 'package',
      action: 'trial-extended',
      reason: texts.audit.twoDays,
      before: ['2026-11-18'],
      after: ['2026-11-25'],
      facts: facts({ days: 7 }),
    }),
    entry(3, at(2), { kind: 'other', action: 'moon-landed', actor: null, salonCode: null }),
    entry(4, at(24), {
      kind: 'status',
      action: 'salon-status-set',
      reason: texts.audit.wrongAddress,
      before: ['Published'],
      after: ['Suspended'],
    }),
    ...Array.from({ length: 60 }, (_, index) =>
      entry(10 + index, at(48 + index), {
        kind: 'data',
        action: 'exported',
        facts: facts({ what: 'cards', rows: 100 + index }),
      }),
    ),
  ];
};

type Entry = ReturnType<typeof newAuditEntries>[number];

const PAGE_SIZE = 50;

const textOf = ({ code, reason, subject, actor }: Entry): string =>
  [code, reason, subject?.name, actor?.name].join(' ').toLocaleLowerCase('tr');

export const auditPage = (all: readonly Entry[], query: URLSearchParams) => {
  const wanted = (query.get('s') ?? '').toLocaleLowerCase('tr');
  const named = query.get('orSalons')?.split(',') ?? [];
  const salonCode = query.get('salonCode');
  const matching = all.filter(
    (one) =>
      (textOf(one).includes(wanted) || named.includes(one.salonCode ?? '')) &&
      (salonCode === null || one.salonCode === salonCode) &&
      (query.get('by') !== 'system' || one.actor === null),
  );
  const kinds = query.get('kinds')?.split(',');
  const listed = matching.filter(({ kind }) => !kinds || kinds.includes(kind));
  const start = Number(query.get('after') ?? 0);
  const end = start + Number(query.get('limit') ?? PAGE_SIZE);
  const counts = Object.entries(Object.groupBy(matching, ({ kind }) => kind));
  return {
    items: listed.slice(start, end),
    next: end < listed.length ? String(end) : null,
    counts: counts.map(([kind, own = []]) => ({ kind, count: own.length })),
  };
};
