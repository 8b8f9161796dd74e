import type { WorkHours } from '@ayna/contracts/core/hours';
import type { Position } from '@ayna/contracts/core/positions';
import type { SalonType } from './names.ts';
import { personOf } from './people.ts';
import type { PlannedSalon } from './plan.ts';
import type { Random } from './random.ts';
import { openingHoursOf } from './salon-week.ts';

const DAY_MS = 86_400_000;

/** Somebody with an account, as auth has it. */
export type Member = {
  readonly salon: string;
  readonly code: string;
  readonly role: string;
  readonly groups: readonly string[];
  readonly name: string;
  readonly lastname: string;
  readonly phone: string;
  readonly email: string | null;
};

type Planned = {
  readonly position: Position;
  readonly title: string;
  readonly off?: number;
  readonly part?: true;
};

/** Who works beside the owner, in the order in which a salon hires; `off` is the day of the week at home. */
const beside: Readonly<Record<SalonType, readonly Planned[]>> = {
  HairSalon: [
    { position: 'hairdresser', title: 'Renk uzmanı', off: 1, part: true },
    { position: 'hairdresser', title: 'Saç tasarımcısı', off: 2 },
    { position: 'Employee', title: 'Kalfa', part: true },
  ],
  BarberShop: [
    { position: 'Barber', title: 'Usta', off: 1 },
    { position: 'Barber', title: '', off: 2 },
    { position: 'Employee', title: 'Çırak', part: true },
  ],
  BeautySalon: [
    { position: 'Employee', title: 'Cilt bakım uzmanı', off: 1, part: true },
    { position: 'Receptionist', title: '' },
    { position: 'Employee', title: 'Kaş ve kirpik', off: 2, part: true },
  ],
  NailSalon: [
    { position: 'Employee', title: 'Nail artist', off: 1 },
    { position: 'Employee', title: 'Manikür uzmanı', off: 2, part: true },
    { position: 'Receptionist', title: '' },
  ],
  MakeupStudio: [
    { position: 'Employee', title: 'Makyaj sanatçısı', off: 1 },
    { position: 'Employee', title: 'Gelin saçı', off: 2, part: true },
    { position: 'Accountant', title: '' },
  ],
  AestheticClinic: [
    { position: 'Employee', title: 'Estetisyen', off: 1 },
    { position: 'Employee', title: 'Lazer uzmanı', off: 2, part: true },
    { position: 'Receptionist', title: '' },
    { position: 'Accountant', title: '' },
  ],
};

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const weekOf = (type: SalonType, off?: number): WorkHours =>
  openingHoursOf(type)
    .filter(({ day }) => off === undefined || day !== days[off])
    .map(({ day, openTime, closeTime }) => ({ day, startTime: openTime, endTime: closeTime }));

const instant = (at: number): string => new Date(at).toISOString();
const dayOf = (at: number): string => instant(at).slice(0, 10);

type Telling = { readonly random: Random; readonly now: number; readonly seats: number };
type Salon = Pick<PlannedSalon, 'code' | 'type'>;

type Person = { name: string; lastname: string; phone: string; email: string | null; position: Position };

const rowOf = <M extends Person>(salon: Salon, code: string, more: M) => ({
  salon_code: salon.code,
  code,
  user_code: null,
  image_url: null,
  title: '',
  is_active: true,
  owner: false,
  work_hours: weekOf(salon.type),
  all_services: true,
  service_codes: [] as readonly string[],
  left_at: null as string | null,
  version: 1,
  ...more,
});

const positionOf = ({ role, groups }: Member): Position => {
  if (role === 'SalonOwner') return 'Administrator';
  return groups.includes('Receptionist') ? 'Receptionist' : 'hairdresser';
};

/** Those with accounts: the owner, and whoever of the demo works there. */
const joinedRows = (salon: Salon, members: readonly Member[], { random, now }: Telling) =>
  members.map((member) => {
    const { name, lastname, phone, email } = member;
    return rowOf(salon, random.code(now - 100 * DAY_MS), {
      name,
      lastname,
      phone,
      email,
      user_code: member.code,
      owner: member.role === 'SalonOwner',
      position: positionOf(member),
      all_services: positionOf(member) !== 'Receptionist',
    });
  });

/** Those without: the last of them is invited, and one more has left. */
const otherRows = (salon: Salon, services: readonly string[], room: number, { random, now }: Telling) => {
  const made = beside[salon.type].slice(0, Math.max(0, room)).map(({ position, title, off, part }) => {
    const half = services.filter((_, index) => index % 2 === 0);
    return rowOf(salon, random.code(now - 80 * DAY_MS), {
      ...personOf(random),
      position,
      title,
      work_hours: weekOf(salon.type, off),
      all_services: !part,
      service_codes: part ? half : [],
    });
  });
  const left = {
    ...personOf(random),
    position: 'Employee' as const,
    left_at: instant(now - 20 * DAY_MS),
    version: 2,
  };
  return [...made, rowOf(salon, random.code(now - 90 * DAY_MS), left)];
};

type Named = { readonly salon_code: string; readonly employee_code: string; readonly code: string };

const annual = (named: Named, now: number) => ({
  ...named,
  start_date: `${dayOf(now + 12 * DAY_MS)}T00:00:00`,
  end_date: `${dayOf(now + 19 * DAY_MS)}T00:00:00`,
  kind: 'Annual',
  note: 'Yıllık izin',
});

const dentist = (named: Named, now: number) => ({
  ...named,
  start_date: `${dayOf(now + 3 * DAY_MS)}T13:00:00`,
  end_date: `${dayOf(now + 3 * DAY_MS)}T16:00:00`,
  kind: 'Other',
  note: 'Diş hekimi',
});

/** Known since this morning: the day was booked before that, and its appointments wait for somebody else. */
const ill = (named: Named, now: number) => ({
  ...named,
  start_date: `${dayOf(now + 2 * DAY_MS)}T00:00:00`,
  end_date: `${dayOf(now + 3 * DAY_MS)}T00:00:00`,
  kind: 'Sick',
  note: '',
});

const course = (named: Named, now: number) => ({
  ...named,
  days: ['Wednesday'],
  start_time: '17:00:00',
  end_time: '19:00:00',
  start_date: dayOf(now - 30 * DAY_MS),
  end_date: null,
  note: 'Boya kursu',
});

/** The team of one salon, as far as its package has room, in the words of the tables. */
export const plantedTeam = (
  salon: Salon,
  members: readonly Member[],
  services: readonly string[],
  telling: Telling,
) => {
  const { random, now, seats } = telling;
  const joined = joinedRows(salon, members, telling);
  const others = otherRows(salon, services, seats - joined.length, telling);
  const hired = others.filter(({ left_at }) => left_at === null);
  const inTeam = [...joined, ...hired];
  const named = (code: string) => ({ salon_code: salon.code, employee_code: code, code: random.code(now) });
  const [first, second] = [...hired, ...joined];
  return {
    employees: [...joined, ...others],
    leaves: [
      first && annual(named(first.code), now),
      second && dentist(named(second.code), now),
      first && ill(named(first.code), now),
    ].filter((leave) => leave !== undefined),
    recurring_leaves: first ? [course(named(first.code), now)] : [],
    // The last who came has not joined yet.
    invitations: hired
      .slice(1)
      .slice(-1)
      .map((one) => ({
        ...named(one.code),
        // The hash of nothing that anybody has: the link of the demo opens nothing.
        token_hash: random.code(now),
        by: 'sms',
        sent_to: one.phone,
        state: 'open',
        sent_at: instant(now - 2 * DAY_MS),
        expires_at: instant(now + 5 * DAY_MS),
      })),
    seats: inTeam.map(({ salon_code, code }) => ({
      salon_code,
      key: code,
      employee_code: code,
      freed: false,
      returned: false,
    })),
  };
};
