import { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import { weekdays } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { Temporal } from 'temporal-polyfill';
import { appointmentModule } from '../src/index.ts';
import { texts } from './texts.ts';

export const { routes } = appointment;

/** Modules that may call appointment in these tests. */
const moduleCalls = { employee: ['appointment'], salon: ['appointment'] };

/** A Monday, nine in the morning in Istanbul. In the past, because tokens expire by the real clock. */
export const monday = '2024-11-18';
export const nine = Temporal.Instant.from(`${monday}T09:00+03:00`).epochMilliseconds;

const salonState = (code: string, more: Partial<SalonState> = {}): SalonState => ({
  code,
  version: 1,
  gone: false,
  status: 'Published',
  ownerCode: newCode(),
  zone: 'Europe/Istanbul',
  type: 'HairSalon',
  name: texts.salon,
  path: `salon-${code.slice(-12)}`,
  phone: '+902163491275',
  email: null,
  province: 34,
  provinceName: texts.province,
  district: texts.district,
  address: 'Moda Cad. 48/1',
  description: '',
  whatsapp: null,
  instagram: null,
  facebook: null,
  tiktok: null,
  position: null,
  openingHours: weekdays.map((day) => ({ day, openTime: '09:00:00', closeTime: '20:00:00', breaks: [] })),
  closedDays: [],
  holidays: 'closed',
  holidayChoices: [],
  onlineBooking: true,
  approval: 'auto',
  cancelMinutes: 180,
  leadMinutes: 30,
  aheadDays: 60,
  slotStep: 15,
  remindDayBefore: true,
  remindTwoHours: false,
  waitingList: false,
  anyEmployee: true,
  noShowLadder: false,
  suggestSlots: true,
  ...more,
});

export const serviceState = (more: Partial<ServiceState> = {}): ServiceState => ({
  code: newCode(),
  version: 1,
  gone: false,
  name: texts.service,
  description: '',
  category: 'Cut',
  color: 1,
  duration: 30,
  phases: null,
  bufferAfter: 0,
  price: 900,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
  ...more,
});

export const employeeState = (more: Partial<EmployeeState> = {}): EmployeeState => ({
  code: newCode(),
  version: 1,
  gone: false,
  userCode: null,
  userSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  imageUrl: null,
  position: 'hairdresser',
  title: '',
  isActive: true,
  owner: false,
  workHours: weekdays.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' })),
  leaves: [],
  recurringLeaves: [],
  allServices: true,
  serviceCodes: [],
  ...more,
});

type DeskBody = InputOf<typeof routes.bookByDesk>['body'];

type TestSalon = { readonly code: string; readonly service: ServiceState };

/** The body of a desk booking. `start` is a time on the Monday (`10:00`), or a date with a time. */
const form = ({ code, service }: TestSalon, start: string, body: Partial<DeskBody> = {}): DeskBody => ({
  salonCode: code,
  services: [{ serviceCode: service.code, employeeCode: null }],
  startDate: start.length > 5 ? start : `${monday}T${start}:00`,
  note: '',
  holdCode: null,
  customerCode: null,
  name: null,
  lastname: null,
  phone: null,
  duration: null,
  overlapReason: null,
  sessions: false,
  sessionStarts: null,
  ...body,
});

/** The module with a clock that tests set. Tests write its copies of salons, services and employees themselves. */
export const appointmentApp = async (more: Partial<Parameters<typeof testApp>[0]> = {}) => {
  const clock = { now: nine };
  const app = await testApp({
    modules: [appointmentModule],
    moduleCalls,
    now: () => clock.now,
    ...more,
  });

  const storeCopy = (
    table: string,
    salonCode: string,
    state: { code: string; version: number; gone: boolean },
  ) =>
    app.database.asAdmin((client) =>
      client.query(
        `insert into appointment.${table} (salon_code, code, version, gone, state) values ($1, $2, $3, $4, $5)
         on conflict (salon_code, code) do update set version = excluded.version, gone = excluded.gone, state = excluded.state`,
        [salonCode, state.code, state.version, state.gone, JSON.stringify(state)],
      ),
    );

  /** A salon with one service and this many employees, in the order of their codes. */
  const openSalon = async (
    employees: number,
    options: { salon?: Partial<SalonState>; service?: Partial<ServiceState> } = {},
  ) => {
    const code = newCode();
    const service = serviceState(options.service);
    const team = Array.from({ length: employees }, () => employeeState()).toSorted((a, b) =>
      a.code < b.code ? -1 : 1,
    );
    await storeCopy('salon_copies', code, salonState(code, options.salon));
    await storeCopy('service_copies', code, service);
    for (const one of team) await storeCopy('employee_copies', code, one);
    return { code, service, team };
  };

  const desk = (salonCode: string) => app.as(app.people.member(salonCode, 'Receptionist'));

  /** Counts overlaps within a lane with SQL of its own, independent of the module's rules. */
  const countOverlaps = (): Promise<number> =>
    app.database.asAdmin(async (client) => {
      const { rows } = await client.query<{ count: number }>(`
        select count(*)::int as count from appointment.appointments a join appointment.appointments b
          on a.salon_code = b.salon_code and a.employee_code = b.employee_code and a.code < b.code
         and a.lane = b.lane and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.status in ('Pending', 'Approved', 'Completed') and b.status in ('Pending', 'Approved', 'Completed')
          and a.work -> 'phases' = 'null' and b.work -> 'phases' = 'null'`);
      return rows[0]?.count ?? -1;
    });

  return { ...app, clock, storeCopy, openSalon, desk, form, countOverlaps };
};

export type AppointmentApp = Awaited<ReturnType<typeof appointmentApp>>;
