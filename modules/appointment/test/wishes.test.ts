import { appointmentBooked, wishAnswered } from '@ayna/contracts/appointment.events';
import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { appointmentWished } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentModule } from '../src/index.ts';
import { type AppointmentApp, appointmentApp, employeeState, monday, routes } from './kit.ts';

type Wish = DataOf<typeof appointmentWished>;

const answers: DataOf<typeof wishAnswered>[] = [];
const booked: DataOf<typeof appointmentBooked>[] = [];

/** Says what the module of that name says, and hears the answers. */
const customer = defineModule({
  name: 'customer',
  home: `${import.meta.dirname}/others`,
  routes: routesOf(contract('customer', {}), {}),
  listeners: [
    on(wishAnswered, async (_, data) => void answers.push(data)),
    on(appointmentBooked, async (_, data) => void booked.push(data)),
  ],
});

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({ modules: [appointmentModule, customer] });
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = Awaited<ReturnType<AppointmentApp['openSalon']>>;

const wishIn = ({ service }: Salon, more: Partial<Wish> = {}): Wish => ({
  wishCode: newCode(),
  importCode: newCode(),
  byCode: newCode(),
  customer: { code: newCode(), name: 'Ayla', lastname: '', phone: null, imageUrl: null, userCode: null },
  startDate: `${monday}T11:00:00`,
  service: service.name,
  employee: null,
  ...more,
});

const tell = async (salon: Salon, wish: Wish): Promise<void> => {
  const { db } = app.ctxFor('customer');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salon.code));
  await db.forSalon(key, (tx) => tx.emit(appointmentWished, wish));
};

const answerTo = async (salon: Salon, wish: Wish) => {
  await tell(salon, wish);
  return eventually(() => {
    const answer = answers.find(({ wishCode }) => wishCode === wish.wishCode);
    if (!answer) throw new Error('not yet');
    return answer.refused;
  });
};

const listOf = ({ code }: Salon) =>
  app.desk(code).call(routes.bySalon, {
    params: { salonCode: code },
    query: { startDate: `${monday}T00:00:00`, endDate: `${monday}T23:59:00` },
  });

test('a wish is booked as by the desk, for the card, and tells the customer nothing', async () => {
  const salon = await app.openSalon(1);
  const wish = wishIn(salon, { service: salon.service.name.toUpperCase() });
  expect(await answerTo(salon, wish)).toBeNull();
  expect(await listOf(salon)).toMatchObject([
    { status: 'Approved', source: 'desk', customerCode: wish.customer.code },
  ]);
  await eventually(() =>
    expect(booked.find(({ customerCode }) => customerCode === wish.customer.code)).toMatchObject({
      tellCustomer: false,
    }),
  );
});

test('heard twice it is booked once; wished for anew it is found to stand', async () => {
  const salon = await app.openSalon(1);
  const wish = wishIn(salon);
  expect(await answerTo(salon, wish)).toBeNull();
  await tell(salon, wish);
  expect(await answerTo(salon, { ...wish, wishCode: newCode() })).toBeNull();
  expect(await listOf(salon)).toHaveLength(1);
  expect(answers.filter(({ wishCode }) => wishCode === wish.wishCode)).toHaveLength(1);
});

test('what the engine would refuse the desk is answered with why', async () => {
  const salon = await app.openSalon(1);
  expect(await answerTo(salon, wishIn(salon))).toBeNull();
  const refused = {
    'slot-taken': wishIn(salon),
    past: wishIn(salon, { startDate: '2024-11-17T11:00:00' }),
    'outside-hours': wishIn(salon, { startDate: `${monday}T23:00:00` }),
    'unknown-service': wishIn(salon, { service: 'Yok' }),
    'unknown-employee': wishIn(salon, { employee: 'Yok' }),
  };
  for (const [why, wish] of Object.entries(refused)) expect(await answerTo(salon, wish)).toBe(why);
  expect(await listOf(salon)).toHaveLength(1);
});

test('a first name is enough where nobody else has it', async () => {
  const salon = await app.openSalon(1);
  const isil = employeeState({ userSnapshot: { name: 'Işıl', lastname: 'Kara' } });
  await app.plant('employee_copies', salon.code, isil);
  expect(await answerTo(salon, wishIn(salon, { employee: 'ISIL' }))).toBeNull();
  expect(await listOf(salon)).toMatchObject([{ employeeCode: isil.code }]);
});
