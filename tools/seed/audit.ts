import { toSearchText } from '@ayna/contracts/core/search-text';
import { withClient } from '../database/databases.ts';
import { demoAccounts } from './accounts.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

type DemoEntry = {
  readonly hoursAgo: number;
  readonly action: string;
  /** Indexes of the demo accounts; by nobody where the platform did it. */
  readonly by: number | null;
  readonly about: number | null;
  readonly salon: number | null;
  readonly details: { readonly reason?: string } & Readonly<Record<string, unknown>>;
};

const entries: readonly DemoEntry[] = [
  {
    hoursAgo: 3,
    action: 'groups-set',
    by: 0,
    about: 3,
    salon: 0,
    details: {
      from: ['Receptionist', 'view-customers'],
      to: ['Receptionist', 'view-customers', 'view-customer-phone', 'manage-customers'],
      staff: true,
      reason: 'Salon sahibi yazılı istedi.',
    },
  },
  {
    hoursAgo: 5,
    action: 'second-factor-passed',
    by: 0,
    about: 0,
    salon: null,
    details: {},
  },
  {
    hoursAgo: 26,
    action: 'trial-extended',
    by: 0,
    about: null,
    salon: 2,
    details: { days: 7, reason: 'Taşınma yüzünden iki gün giremedi.' },
  },
  {
    hoursAgo: 30,
    action: 'exported',
    by: 1,
    about: 1,
    salon: 0,
    details: { what: 'cards', rows: 312 },
  },
  {
    hoursAgo: 53,
    action: 'groups-set',
    by: 1,
    about: 4,
    salon: 0,
    details: {
      from: ['update-appointment-status'],
      to: ['create-appointment-customer-free', 'update-appointment-status'],
      staff: false,
    },
  },
  { hoursAgo: 101, action: 'password-changed', by: 5, about: 5, salon: null, details: {} },
  {
    hoursAgo: 130,
    action: 'membership-granted',
    by: null,
    about: 4,
    salon: 0,
    details: { from: null, to: ['update-appointment-status'], role: 'Employee' },
  },
];

const HOUR_MS = 3_600_000;

/** What the platform's staff reads in the audit log: a few entries of the last week. */
export const audit: Step = {
  name: 'audit log',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from auth.audit limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(1_707);
      const { rows } = await client.query<{ code: string; phone: string }>(
        'select person_code as code, phone from auth.people where phone = any($1)',
        [demoAccounts.map(({ phone }) => phone)],
      );
      const personAt = (index: number | null): string | null =>
        (index !== null && rows.find(({ phone }) => phone === demoAccounts[index]?.phone)?.code) || null;
      for (const { hoursAgo, action, by, about, salon, details } of entries) {
        const at = now - hoursAgo * HOUR_MS;
        await client.query(
          `insert into auth.audit (code, at, actor, action, subject, about_salon, details, address, request_id, folded)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
          [
            random.code(at),
            new Date(at).toISOString(),
            personAt(by),
            action,
            personAt(about),
            salon === null ? null : (salons[salon]?.code ?? null),
            JSON.stringify(details),
            by === null ? null : '85.102.17.4',
            random.code(at),
            toSearchText([details.reason ?? '']),
          ],
        );
      }
      return String(entries.length);
    }),
};
