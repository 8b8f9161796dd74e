import { setTimeout as pause } from 'node:timers/promises';
import { employee } from '@ayna/contracts/employee';
import { type Salon as Opened, salon } from '@ayna/contracts/salon';
import { type NewService, service } from '@ayna/contracts/service';
import { weekdays } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { createSignedInPerson, type Person } from '../signed-in-person.ts';
import type { TestProduct } from '../test-product.ts';

const COPY_TIMEOUT_MS = 60_000;

const serviceWith = (own: Pick<NewService, 'name' | 'duration' | 'bufferAfter' | 'phases' | 'price'>) => ({
  description: '',
  category: 'Cut' as const,
  color: 1,
  showPrice: true,
  type: 'Single' as const,
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
  ...own,
});

/** A plain service, one with a buffer, and one with a phase in which the employee is free. */
const services = [
  serviceWith({ name: 'Kesim', duration: 30, bufferAfter: 0, phases: null, price: 349.9 }),
  serviceWith({ name: 'Bakim', duration: 45, bufferAfter: 10, phases: null, price: 1250.55 }),
  serviceWith({
    name: 'Boya',
    duration: 90,
    bufferAfter: 5,
    phases: { work: 30, wait: 40, finish: 20, freeWhileWaiting: true },
    price: 2199.99,
  }),
];

const workHours = weekdays.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' }));

const salonProfile = {
  type: 'HairSalon' as const,
  name: 'Deneme Salonu',
  path: 'deneme-salonu',
  phone: '+905321234567',
  email: null,
  province: 34,
  district: 'Fatih',
  address: 'Deneme Cad. 48/1',
  openingHours: weekdays.map((day) => ({ day, openTime: '09:00:00', closeTime: '20:00:00', breaks: [] })),
  holidays: 'open' as const,
};

const bookingRulesOf = (opened: Opened) => ({
  onlineBooking: opened.onlineBooking,
  cancelMinutes: opened.cancelMinutes,
  leadMinutes: opened.leadMinutes,
  slotStep: opened.slotStep,
  anyEmployee: opened.anyEmployee,
  noShowLadder: opened.noShowLadder,
  suggestSlots: opened.suggestSlots,
  waitingList: opened.waitingList,
  remindDayBefore: opened.remindDayBefore,
  remindTwoHours: opened.remindTwoHours,
});

/** The appointment module decides by its copies, so they must be complete before the first booking. */
const waitForCopies = async ({ query }: TestProduct, salonVersion: number): Promise<void> => {
  const until = performance.now() + COPY_TIMEOUT_MS;
  for (;;) {
    const [copies] = await query<{ ready: boolean }>(
      `select (select count(*) from appointment.employee_copies) = 4
          and (select count(*) from appointment.service_copies) = 3
          and exists (select from appointment.salon_copies where version >= $1) as ready`,
      [salonVersion],
    );
    if (copies?.ready) return;
    if (performance.now() > until)
      throw new Error(`waitForCopies: the copies of the salon were not complete after ${COPY_TIMEOUT_MS} ms`);
    await pause(100);
  }
};

export type Salon = {
  readonly code: string;
  readonly services: readonly string[];
  readonly team: readonly string[];
  readonly owner: Person;
  readonly receptionists: readonly Person[];
  readonly customers: readonly Person[];
};

/** Creates a salon as its owner does, with three employees besides the owner, receptionists, and customers with accounts. */
export const openSalon = async (product: TestProduct): Promise<Salon> => {
  const [ownerAccount] = await product.createAccounts(1);
  if (!ownerAccount) throw new Error('createAccounts returned no account');
  const ownerWithoutSalon = createSignedInPerson(product, ownerAccount, null);
  const callerWithKey = async (person: Person) =>
    product.as({ 'x-user-token': await person.token(), 'idempotency-key': newCode() });

  const opened = await (await callerWithKey(ownerWithoutSalon))(salon.routes.create, { body: salonProfile });
  const { code: salonCode } = opened;
  const owner = createSignedInPerson(product, ownerAccount, salonCode);
  const created = await (await callerWithKey(owner))(service.routes.createMany, {
    body: { salonCode, services },
  });
  for (const lastname of ['Bir', 'Iki', 'Uc'])
    await (await callerWithKey(owner))(employee.routes.create, {
      body: {
        salonCode,
        name: 'Deniz',
        lastname,
        title: '',
        phone: null,
        email: null,
        position: 'hairdresser',
        workHours,
        allServices: true,
        serviceCodes: [],
        invite: false,
      },
    });
  const rules = { ...bookingRulesOf(opened), approval: 'manual' as const, aheadDays: 90 };
  const changed = await (await callerWithKey(owner))(salon.routes.change, {
    params: { salonCode },
    body: { version: opened.version, rules },
  });
  await waitForCopies(product, changed.version);
  const team = await product.query<{ code: string }>(
    'select code from appointment.employee_copies order by code',
  );
  const receptionists = await product.createAccounts(8, { code: salonCode, groups: ['Receptionist'] });
  const customers = await product.createAccounts(8);
  return {
    code: salonCode,
    services: created.map(({ code }) => code),
    team: team.map(({ code }) => code),
    owner,
    receptionists: receptionists.map((one) => createSignedInPerson(product, one, salonCode)),
    customers: customers.map((one) => createSignedInPerson(product, one, null)),
  };
};
