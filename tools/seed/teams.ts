import type { WorkHours } from '@ayna/contracts/core/hours';
import type { Position } from '@ayna/contracts/core/positions';
import type { Weekday } from '@ayna/domain/wall-clock';
import type { SalonType } from './names.ts';
import { randomPerson } from './people.ts';
import type { PlannedSalon } from './plan.ts';
import type { Random } from './random.ts';
import { openingHoursOf } from './salon-week.ts';

const DAY_MS = 86_400_000;

/** A member of the salon with an account, as stored by auth. */
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

type PlannedEmployee = {
  readonly position: Position;
  readonly title: string;
  readonly off?: Weekday;
  readonly someServices?: true;
};

/** Who works besides the owner, in the order of hiring; `off` is the weekly day off. */
const colleagues: Readonly<Record<SalonType, readonly PlannedEmployee[]>> = {
  HairSalon: [
    { position: 'hairdresser', title: 'Renk uzmanı', off: 'Monday', someServices: true },
    { position: 'hairdresser', title: 'Saç tasarımcısı', off: 'Tuesday' },
    { position: 'Employee', title: 'Kalfa', someServices: true },
  ],
  BarberShop: [
    { position: 'Barber', title: 'Usta', off: 'Monday' },
    { position: 'Barber', title: '', off: 'Tuesday' },
    { position: 'Employee', title: 'Çırak', someServices: true },
  ],
  BeautySalon: [
    { position: 'Employee', title: 'Cilt bakım uzmanı', off: 'Monday', someServices: true },
    { position: 'Receptionist', title: '' },
    { position: 'Employee', title: 'Kaş ve kirpik', off: 'Tuesday', someServices: true },
  ],
  NailSalon: [
    { position: 'Employee', title: 'Nail artist', off: 'Monday' },
    { position: 'Employee', title: 'Manikür uzmanı', off: 'Tuesday', someServices: true },
    { position: 'Receptionist', title: '' },
  ],
  MakeupStudio: [
    { position: 'Employee', title: 'Makyaj sanatçısı', off: 'Monday' },
    { position: 'Employee', title: 'Gelin saçı', off: 'Tuesday', someServices: true },
    { position: 'Accountant', title: '' },
  ],
  AestheticClinic: [
    { position: 'Employee', title: 'Estetisyen', off: 'Monday' },
    { position: 'Employee', title: 'Lazer uzmanı', off: 'Tuesday', someServices: true },
    { position: 'Receptionist', title: '' },
    { position: 'Accountant', title: '' },
  ],
};

const workHoursOf = (type: SalonType, off?: Weekday): WorkHours =>
  openingHoursOf(type)
    .filter(({ day }) => day !== off)
    .map(({ day, openTime, closeTime }) => ({ day, startTime: openTime, endTime: closeTime }));

const instant = (at: number): string => new Date(at).toISOString();
const dayOf = (at: number): string => instant(at).slice(0, 10);

type TeamOptions = { readonly random: Random; readonly now: number; readonly seats: number };
type Salon = Pick<PlannedSalon, 'code' | 'type'>;

type Person = { name: string; lastname: string; phone: string; email: string | null; position: Position };

const employeeRow = <M extends Person>(salon: Salon, code: string, more: M) => ({
  salon_code: salon.code,
  code,
  user_code: null,
  image_url: null,
  title: '',
  is_active: true,
  owner: false,
  work_hours: workHoursOf(salon.type),
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

/** Employees with an account: the owner and other demo accounts of this salon. */
const memberRows = (salon: Salon, members: readonly Member[], { random, now }: TeamOptions) =>
  members.map((member) => {
    const { name, lastname, phone, email } = member;
    return employeeRow(salon, random.code(now - 100 * DAY_MS), {
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

/** Employees without an account: the last is invited, and one more has left. */
const colleagueRows = (
  salon: Salon,
  services: readonly string[],
  freeSeats: number,
  { random, now }: TeamOptions,
) => {
  const rows = colleagues[salon.type]
    .slice(0, Math.max(0, freeSeats))
    .map(({ position, title, off, someServices }) => {
      const half = services.filter((_, index) => index % 2 === 0);
      return employeeRow(salon, random.code(now - 80 * DAY_MS), {
        ...randomPerson(random),
        position,
        title,
        work_hours: workHoursOf(salon.type, off),
        all_services: !someServices,
        service_codes: someServices ? half : [],
      });
    });
  const left = {
    ...randomPerson(random),
    position: 'Employee' as const,
    left_at: instant(now - 20 * DAY_MS),
    version: 2,
  };
  return [...rows, employeeRow(salon, random.code(now - 90 * DAY_MS), left)];
};

type LeaveKey = { readonly salon_code: string; readonly employee_code: string; readonly code: string };

const annualLeave = (key: LeaveKey, now: number) => ({
  ...key,
  start_date: `${dayOf(now + 12 * DAY_MS)}T00:00:00`,
  end_date: `${dayOf(now + 19 * DAY_MS)}T00:00:00`,
  kind: 'Annual',
  note: 'Yıllık izin',
});

const dentistLeave = (key: LeaveKey, now: number) => ({
  ...key,
  start_date: `${dayOf(now + 3 * DAY_MS)}T13:00:00`,
  end_date: `${dayOf(now + 3 * DAY_MS)}T16:00:00`,
  kind: 'Other',
  note: 'Diş hekimi',
});

/** Sick leave reported today: the day is already booked, so its appointments conflict with the leave. */
const sickLeave = (key: LeaveKey, now: number) => ({
  ...key,
  start_date: `${dayOf(now + 2 * DAY_MS)}T00:00:00`,
  end_date: `${dayOf(now + 3 * DAY_MS)}T00:00:00`,
  kind: 'Sick',
  note: '',
});

const courseLeave = (key: LeaveKey, now: number) => ({
  ...key,
  days: ['Wednesday'],
  start_time: '17:00:00',
  end_time: '19:00:00',
  start_date: dayOf(now - 30 * DAY_MS),
  end_date: null,
  note: 'Boya kursu',
});

/** The team of one salon, limited by the seats of its package, as rows of the tables. */
export const demoTeam = (
  salon: Salon,
  members: readonly Member[],
  services: readonly string[],
  options: TeamOptions,
) => {
  const { random, now, seats } = options;
  const memberEmployees = memberRows(salon, members, options);
  const others = colleagueRows(salon, services, seats - memberEmployees.length, options);
  const hired = others.filter(({ left_at }) => left_at === null);
  const inTeam = [...memberEmployees, ...hired];
  const newLeaveKey = (code: string) => ({
    salon_code: salon.code,
    employee_code: code,
    code: random.code(now),
  });
  const [first, second] = [...hired, ...memberEmployees];
  return {
    employees: [...memberEmployees, ...others],
    leaves: [
      first && annualLeave(newLeaveKey(first.code), now),
      second && dentistLeave(newLeaveKey(second.code), now),
      first && sickLeave(newLeaveKey(first.code), now),
    ].filter((leave) => leave !== undefined),
    recurring_leaves: first ? [courseLeave(newLeaveKey(first.code), now)] : [],
    // The last one hired has not accepted the invitation yet.
    invitations: hired
      .slice(1)
      .slice(-1)
      .map((one) => ({
        ...newLeaveKey(one.code),
        // No token has this hash, so no link opens the demo invitation.
        token_hash: random.code(now),
        by: 'sms',
        sent_to: one.phone,
        state: 'open',
        sent_at: instant(now - 2 * DAY_MS),
        expires_at: instant(now + 5 * DAY_MS),
        // Barbers see what a refused SMS looks like.
        failed_at: salon.type === 'BarberShop' ? instant(now - 2 * DAY_MS) : null,
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
