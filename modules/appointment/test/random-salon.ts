import type { Appointment } from '@ayna/contracts/appointment';
import { customer as customerContract } from '@ayna/contracts/customer';
import { customerErased, customerMerged } from '@ayna/contracts/customer.events';
import { addDays, momentAt } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, routesOf } from '@ayna/kernel/module';
import { eventually } from '@ayna/kernel/testkit/eventually';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type AppointmentApp, monday, routes, serviceState } from './kit.ts';

const { bookingCustomer } = customerContract.routes;

/** Stands in for the customer module: knows every card that it is asked for, and emits its events. */
export const customer = defineModule({
  name: 'customer',
  home: `${import.meta.dirname}/others`,
  routes: routesOf(
    { ...customerContract, routes: { bookingCustomer } },
    {
      bookingCustomer: async (_, { params }) => ({
        code: params.code,
        name: 'Ayla',
        lastname: '',
        phone: null,
        imageUrl: null,
        userCode: null,
      }),
    },
  ),
});

const kinds = [
  'book',
  'book',
  'book',
  'book',
  'book',
  'book',
  'move',
  'move',
  'resize',
  'undo-move',
  'cancel',
  'undo',
  'complete',
  'complete',
  'no-show',
  'price',
  'service',
  'merge',
  'erase',
] as const;

export type Step = {
  readonly kind: (typeof kinds)[number];
  readonly which: number;
  readonly card: number;
  readonly day: number;
  readonly quarter: number;
};

/** Two years, with a few days on which much happens. Half of what is booked is a late entry. */
export const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat({ max: 99 }),
  card: fc.nat({ max: 4 }),
  day: fc.oneof(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -365, max: 365 })),
  quarter: fc.nat({ max: 40 }),
});

/** A salon with three employees, a cut and a dye that waits, and four cards. */
export const openRandomSalon = async (app: AppointmentApp) => {
  const salon = await app.openSalon(3, { salon: { aheadDays: 400 } });
  const phases = { work: 35, wait: 50, finish: 20, freeWhileWaiting: true };
  const dye = serviceState({ duration: 105, price: 1_500.55, phases, category: 'Color' });
  await app.storeCopy('service_copies', salon.code, dye);
  const services = [salon.service.code, dye.code];
  const desk = app.desk(salon.code);
  // One of them is no card.
  const cards = [null, ...Array.from({ length: 4 }, () => newCode())];
  const booked: Appointment[] = [];
  const emitter = app.ctxFor('customer').db;
  const key = await emitter.acrossSalons('a test', async (tx) => tx.keyOf(salon.code));
  const untilGone = (card: string) =>
    eventually(async () => {
      const { rows } = await app.database.asAdmin((client) =>
        client.query(
          'select from appointment.appointments where salon_code = $1 and customer_code = $2 limit 1',
          [salon.code, card],
        ),
      );
      expect(rows).toEqual([]);
    });
  return { app, salon, services, desk, cards, booked, emitter, key, untilGone };
};

export type RandomSalon = Awaited<ReturnType<typeof openRandomSalon>>;

const startOf = ({ day, quarter }: Step): string => momentAt(addDays(monday, day), 540 + quarter * 15);

const mergeOrErase = async ({ cards, emitter, key, untilGone }: RandomSalon, { kind, card, which }: Step) => {
  const [from, into] = [cards[card], cards[which % cards.length]];
  if (!from) return;
  if (kind === 'erase') {
    const data = { code: from, version: 2, userCode: null, phone: '', email: '' };
    await emitter.forSalon(key, async (tx) => tx.emit(customerErased, data));
  } else if (into && into !== from)
    await emitter.forSalon(key, async (tx) => tx.emit(customerMerged, { code: into, version: 2, from }));
  else return;
  await untilGone(from);
};

const { byCode, change, changePrice, changeService, updateStatus } = routes;
const reasons = ['ill', 'another-day', 'other'] as const;

type Change = (random: RandomSalon, code: string, version: number, step: Step) => Promise<unknown>;

const serviceAt = ({ services }: RandomSalon, which: number): string => services[which % 2] ?? '';

const changes: Readonly<Record<Exclude<Step['kind'], 'book' | 'merge' | 'erase'>, Change>> = {
  // To another time, and half of them to another employee.
  move: ({ desk, salon }, code, version, step) => {
    const employeeCode = step.which % 2 ? salon.team[step.quarter % 3]?.code : undefined;
    const body = { version, startDate: startOf(step), ...(employeeCode && { employeeCode }) };
    return desk.call(change, { params: { code }, body: { ...body, tellCustomer: false } });
  },
  resize: ({ desk }, code, version, { quarter }) =>
    desk.call(change, {
      params: { code },
      body: { version, duration: 5 + quarter * 5, tellCustomer: false },
    }),
  'undo-move': ({ desk }, code, version) =>
    desk.call(routes.undoMove, { params: { code }, body: { version, tellCustomer: false } }),
  cancel: ({ desk }, code, _, { which }) =>
    desk.call(routes.cancel, {
      params: { code },
      body: { reason: reasons[which % 3] ?? 'other', remark: '' },
    }),
  undo: ({ desk }, code) => desk.call(routes.undo, { params: { code } }),
  complete: ({ desk }, code) => desk.call(updateStatus, { params: { code }, query: { status: 'Completed' } }),
  'no-show': ({ desk }, code) => desk.call(updateStatus, { params: { code }, query: { status: 'NoShow' } }),
  price: ({ desk }, code, version, { quarter, which }) =>
    desk.call(changePrice, { params: { code }, body: { version, price: quarter * 100 + which / 100 } }),
  service: (random, code, version, { which }) =>
    random.desk.call(changeService, {
      params: { code },
      body: { version, serviceCode: serviceAt(random, which), tellCustomer: false },
    }),
};

const book = async (random: RandomSalon, step: Step): Promise<void> => {
  const { app, salon, desk, cards, booked } = random;
  const services = [{ serviceCode: serviceAt(random, step.which), employeeCode: null }];
  const body = app.form(salon, startOf(step), { services, customerCode: cards[step.card] ?? null });
  booked.push(...(await desk.call(routes.bookByDesk, { body })).appointments);
};

export const perform = async (random: RandomSalon, step: Step): Promise<void> => {
  const { kind } = step;
  if (kind === 'book') return book(random, step);
  if (kind === 'merge' || kind === 'erase') return mergeOrErase(random, step);
  const target = random.booked[step.which % Math.max(1, random.booked.length)];
  if (!target) return;
  const { version } = await random.desk.call(byCode, { params: { code: target.code } });
  await changes[kind](random, target.code, version, step);
};
