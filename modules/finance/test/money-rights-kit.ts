import type { CommissionRule } from '@ayna/contracts/core/commissions';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { tillSalon } from './day-end-kit.ts';
import { type FinanceApp, rent, routes, tip, today } from './kit.ts';
import { emitMove, employ, tillOf } from './till-kit.ts';

/** Amounts that occur once, so that a response with one of them shows whose money it tells. */
export const figures = {
  rent: 41_111.11,
  due: 8_888.8,
  recurring: 5_151.5,
  removed: 1_717.17,
  sale: 613.7,
  work: 3_333.3,
  tip: 55.5,
  advance: 222.2,
  commission: 411.33,
  otherWork: 7_777.7,
  otherTip: 66.6,
  otherAdvance: 444.4,
  otherCommission: 959.77,
  /** Of all work, tips and the sale. */
  income: 11_846.8,
  /** Of the rent and both advances. */
  expense: 41_777.71,
  /** What the till should have. */
  cash: 29_930.91,
  rate: 12.34,
};

export type Figure = keyof typeof figures;

const rules: CommissionRule[] = [
  { on: 'services', share: { kind: 'percent', value: figures.rate, beforeDiscount: false } },
];

const recurringForm: InputOf<typeof routes.changeRecurring>['body'] = {
  title: 'Depo',
  category: 'Rent',
  amount: figures.recurring,
  day: 5,
  startDate: '2024-11-01',
  endDate: null,
  employeeCode: null,
  employeeSnapshot: null,
  paymentKind: 'cash',
};

const newPeople = ({ people }: FinanceApp, salonCode: string) => ({
  owner: people.member(salonCode, 'Administrator'),
  desk: people.member(salonCode, 'Receptionist'),
  hairdresser: people.member(salonCode, 'update-appointment-status'),
  employee: people.member(salonCode),
  customer: people.person(),
  anonymous: null,
});

type Team = { readonly deniz: string; readonly other: string };

/** A visit of each hairdresser; a product is sold along with the other's. */
const plantVisits = async (app: FinanceApp, salon: ReturnType<typeof tillSalon>, { deniz, other }: Team) => {
  const visit = salon.appointment(figures.work, deniz);
  const otherVisit = salon.appointment(figures.otherWork, other);
  for (const one of [visit, otherVisit]) await one.emitCompleted(2);
  await emitMove(app, salon.salonCode, { saleTotal: figures.sale, appointmentCode: otherVisit.code });
  const till = tillOf(app, salon.salonCode, 'Receptionist');
  const view = await till.ready(visit.code);
  await eventually(async () => expect((await till.read(otherVisit.code)).sales).toHaveLength(1));
  return { visit, otherVisit, services: view.services };
};

const plantBooks = async (salon: ReturnType<typeof tillSalon>, { deniz, other }: Team) => {
  const { salonCode } = salon;
  const advance = {
    ...rent,
    category: 'Salary' as const,
    salaryKind: 'advance' as const,
    title: 'Avans',
  };
  await salon.add({ ...tip, amount: figures.tip, employeeCode: deniz });
  await salon.add({ ...tip, amount: figures.otherTip, employeeCode: other });
  await salon.add({ ...advance, amount: figures.advance, employeeCode: deniz });
  await salon.add({ ...advance, amount: figures.otherAdvance, employeeCode: other });
  for (const employeeCode of [deniz, other])
    await salon.call(routes.saveCommissionRules, {
      body: { salonCode, employeeCode, validFrom: '2024-11-01', rules },
    });
  const rented = await salon.add({ amount: figures.rent });
  const due = await salon.add({ ...tip, status: false, amount: figures.due });
  const removed = await salon.add({ amount: figures.removed });
  await salon.call(routes.remove, { params: { id: removed.id } });
  const recurring = await salon.call(routes.createRecurring, { body: { salonCode, ...recurringForm } });
  return { rentCode: rented.id, dueCode: due.id, recurringCode: recurring.code };
};

/**
 * A salon with two hairdressers: Deniz (`employee`) may do nothing but work, the other (`hairdresser`) also takes the
 * payments of the own work.
 */
export const plantMoney = async (app: FinanceApp) => {
  const salon = tillSalon(app);
  const people = newPeople(app, salon.salonCode);
  const team = {
    deniz: await employ(app, salon.salonCode, people.employee.code),
    other: await employ(app, salon.salonCode, people.hairdresser.code),
  };
  return {
    ...salon,
    people,
    ...(await plantVisits(app, salon, team)),
    ...(await plantBooks(salon, team)),
    recurringForm,
    employeeCode: team.deniz,
    month: today.slice(0, 7),
    unknown: newCode(),
  };
};

export type MoneySalon = Awaited<ReturnType<typeof plantMoney>>;
export type Role = keyof MoneySalon['people'];
