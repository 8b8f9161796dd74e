import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import type { Appointment } from '@ayna/contracts/core/appointments';
import { contract, type InputOf } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { financeModule } from '../src/index.ts';

export const { routes } = finance;

/** Not this folder: the migrations that lie beside it are the finance module's. */
const home = `${import.meta.dirname}/others`;

/** A Monday, nine in the morning in Istanbul; long ago, because tokens run out by the real clock. */
export const today = '2024-11-18';
export const nine = Date.parse(`${today}T09:00+03:00`);

type Heard = { readonly salonCode: string; readonly data: DataOf<typeof financeRecorded> };

/** A module that hears what is said of transactions. */
const earFor = (heard: Heard[]) =>
  defineModule({
    name: 'ear',
    home,
    routes: routesOf(contract('ear', {}), {}),
    listeners: [on(financeRecorded, async ({ salon }, data) => void heard.push({ salonCode: salon, data }))],
  });

/** Says what the module of that name says. */
const appointment = defineModule({
  name: 'appointment',
  home,
  routes: routesOf(contract('appointment', {}), {}),
});

type Form = Omit<InputOf<typeof routes.create>['body'], 'salonCode'>;

export const rent: Form = {
  type: 'Expense',
  category: 'Rent',
  status: true,
  title: 'Kira',
  amount: 25_000,
  date: today,
  note: '',
  employeeCode: null,
  employeeSnapshot: null,
  productCode: null,
  appointmentCode: null,
};

export const tip: Form = { ...rent, type: 'Income', category: 'Tip', title: 'Fazladan', amount: 100.1 };

const by = { code: newCode(), name: 'Seda', lastname: 'Ak' };

/** A completed appointment as its events tell it. */
const completedOf = (salonCode: string, price: number, performer: string) => ({
  code: newCode(),
  salonCode,
  visitCode: newCode(),
  status: 'Completed' as Appointment['status'],
  employeeCode: performer,
  customerCode: null,
  serviceCode: newCode(),
  sessionNumber: 1,
  note: '',
  appointmentTime: {
    appointmentStartDate: `${today}T08:00:00`,
    appointmentEndDate: `${today}T08:45:00`,
  },
  source: 'desk' as const,
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price,
    duration: 45,
    type: 'Single' as const,
    sessionCount: null,
    sessionIntervalDays: null,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
  by,
  tellCustomer: false,
});

export const financeApp = async () => {
  const heard: Heard[] = [];
  const clock = { now: nine };
  const modules = [financeModule, appointment, earFor(heard)];
  const app = await testApp({ modules, now: () => clock.now });

  /** An appointment of a salon, and what is said of it. */
  const newAppointment = (salonCode: string, price = 900, performer: string = newCode()) => {
    const whole = completedOf(salonCode, price, performer);
    const { db } = app.ctxFor('appointment');
    const say = async (what: (tx: SalonTx) => Promise<void>) => {
      const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
      await db.forSalon(key, what);
    };
    return {
      code: whole.code,
      by,
      performer,
      completed: (version: number) => say((tx) => tx.emit(appointmentCompleted, { ...whole, version })),
      undone: (version: number, was: 'Completed' | 'Canceled' = 'Completed') =>
        say((tx) => tx.emit(appointmentUndone, { ...whole, version, was, status: 'Approved' })),
    };
  };

  /** A salon with somebody who keeps its books. */
  const newSalon = () => {
    const salonCode = newCode();
    const keeper = app.as(app.people.member(salonCode, 'manage-finance'));
    const params = { salonCode };
    return {
      salonCode,
      ...keeper,
      add: (form: Partial<Form> = {}) =>
        keeper.call(routes.create, { body: { salonCode, ...rent, ...form } }),
      list: (query: InputOf<typeof routes.bySalon>['query'] = {}) =>
        keeper.call(routes.bySalon, { params, query }),
      balance: () => keeper.call(routes.balance, { params }),
      report: (year: number, month: number) =>
        keeper.call(routes.monthlyReport, { query: { salonCode, year, month } }),
      appointment: (price?: number, performer?: string) => newAppointment(salonCode, price, performer),
      told: () =>
        heard
          .filter((one) => one.salonCode === salonCode)
          .map(({ data }) => data)
          // Events of one transaction after another may be heard at once.
          .toSorted((one, other) => one.version - other.version),
      livesIn: (zone: string) =>
        app.database.asAdmin((client) =>
          client.query(
            `insert into finance.salon_copies (salon_code, code, version, gone, state)
             values ($1, $1, 1, false, $2)`,
            [salonCode, JSON.stringify({ zone })],
          ),
        ),
    };
  };

  return { ...app, clock, newSalon };
};

export type FinanceApp = Awaited<ReturnType<typeof financeApp>>;
