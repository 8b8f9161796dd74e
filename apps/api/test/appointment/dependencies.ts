import { appointment } from '@ayna/contracts/appointment';
import {
  appointmentApproved,
  appointmentBooked,
  appointmentCanceled,
  appointmentCompleted,
  appointmentMoved,
  appointmentNoShow,
  appointmentUndone,
} from '@ayna/contracts/appointment.events';
import { auth } from '@ayna/contracts/auth';
import { catalog } from '@ayna/contracts/catalog';
import { toCall } from '@ayna/contracts/core/client';
import type { SalonEvent } from '@ayna/contracts/core/event';
import { customer } from '@ayna/contracts/customer';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { inventoryMoved } from '@ayna/contracts/inventory.events';
import { salonChanged, userBanned } from '@ayna/contracts/salon.events';
import { serviceChanged } from '@ayna/contracts/service.events';
import { subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import type { TestDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { sampleFor } from '../rights/sample.ts';

export type DependencyKit = {
  readonly database: () => TestDatabase;
  readonly insertPerson: () => Promise<string>;
  readonly callAs: (module: string, url: string) => Promise<unknown>;
  /** Puts an event into the queue of a module. */
  readonly deliver: (module: string, name: string, data: object, salonCode: string) => Promise<unknown>;
};

export const queryRows = ({ database }: DependencyKit, text: string, values: unknown[]) =>
  database().asAdmin(async (client) => (await client.query(text, values)).rows as object[]);

/** Checks that an event's state is stored as a copy. */
export const checkCopy =
  (product: DependencyKit, module: string, table: string, { name, data }: SalonEvent) =>
  async () => {
    const [salonCode, code] = [newCode(), newCode()];
    const state = { ...(sampleFor(data) as object), code, version: 3, gone: false };
    await product.deliver(module, name, state, salonCode);
    const stored = `select version::int from ${module}.${table} where salon_code = $1 and code = $2`;
    await eventually(async () =>
      expect(await queryRows(product, stored, [salonCode, code])).toEqual([{ version: 3 }]),
    );
  };

type Status = 'Approved' | 'Completed' | 'Canceled' | 'NoShow';

export const appointmentEvent = (salonCode: string, customerCode: string | null, status: Status) => ({
  code: newCode(),
  version: 2,
  salonCode,
  visitCode: newCode(),
  status,
  employeeCode: newCode(),
  customerCode,
  serviceCode: newCode(),
  sessionNumber: 1,
  note: '',
  appointmentTime: { appointmentStartDate: '2026-11-16T10:00:00', appointmentEndDate: '2026-11-16T10:45:00' },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price: 900,
    duration: 45,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
  by: { code: newCode(), name: 'Nehir', lastname: 'Su' },
  tellCustomer: false,
});

/** Checks that customer stores the status of a card's appointment. */
const checkVisitCount =
  (product: DependencyKit, { name }: { readonly name: string }, status: Status, more: object = {}) =>
  async () => {
    const [salonCode, card] = [newCode(), newCode()];
    await queryRows(
      product,
      `insert into customer.cards (salon_code, code, name, lastname, folded, created_at)
       values ($1, $2, 'Melike', 'Er', 'melike er', now())`,
      [salonCode, card],
    );
    const data = { ...appointmentEvent(salonCode, card, status), ...more };
    await product.deliver('customer', name, data, salonCode);
    const stored = 'select status from customer.appointments where salon_code = $1 and code = $2';
    await eventually(async () =>
      expect(await queryRows(product, stored, [salonCode, data.code])).toEqual([{ status }]),
    );
  };

const from = { startDate: '2026-11-15T10:00:00', endDate: '2026-11-15T10:45:00', employeeCode: newCode() };

const readIncome = async (product: DependencyKit, salonCode: string, code: string) =>
  queryRows(
    product,
    `select amount::float8 as amount, taken_back as "takenBack" from finance.transactions
     where salon_code = $1 and appointment_code = $2`,
    [salonCode, code],
  );

/** no-package.test.ts covers what the modules do with the response. */
const checkMayCreate = (product: DependencyKit, module: string) => async () => {
  const { url } = toCall(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
  expect(await product.callAs(module, url)).toEqual({ allowed: false, paid: false });
};

const callChecks = (product: DependencyKit) => {
  const upcoming = toCall(appointment.routes.upcoming, {
    params: { salonCode: newCode() },
    query: { employeeCode: newCode() },
  });
  return {
    'appointment calls catalog': async () => {
      const { url } = toCall(catalog.routes.holidays, { query: { from: '2026-10-29', to: '2026-10-29' } });
      expect(await product.callAs('appointment', url)).toMatchObject([{ date: '2026-10-29' }]);
    },
    'appointment calls customer': async () => {
      const { url } = toCall(customer.routes.bookingCustomer, {
        params: { salonCode: newCode(), code: newCode() },
      });
      // Admitted, but there is no such card. The response is the same for a module that may not call.
      expect(await product.callAs('appointment', url)).toMatchObject({ code: 'not-found' });
    },
    'customer calls auth': async () => {
      const code = await product.insertPerson();
      const { url } = toCall(auth.routes.person, { params: { code } });
      expect(await product.callAs('customer', url)).toMatchObject({ code, salons: [] });
    },
    'customer calls subscription': checkMayCreate(product, 'customer'),
    'finance calls auth': async () => {
      const person = await product.insertPerson();
      const { url } = toCall(auth.routes.dataSubject, { params: { code: person } });
      expect(await product.callAs('finance', url)).toMatchObject({ person });
    },
    'finance calls subscription': checkMayCreate(product, 'finance'),
    'inventory calls subscription': checkMayCreate(product, 'inventory'),
    'inventory calls auth': async () => {
      const code = await product.insertPerson();
      const { url } = toCall(auth.routes.person, { params: { code } });
      expect(await product.callAs('inventory', url)).toMatchObject({ code, salons: [] });
    },
    'content calls subscription': checkMayCreate(product, 'content'),
    'employee calls appointment': async () =>
      expect(await product.callAs('employee', upcoming.url)).toEqual([]),
    'salon calls appointment': async () => expect(await product.callAs('salon', upcoming.url)).toEqual([]),
  };
};

const copyChecks = (product: DependencyKit) => ({
  'appointment handles salon.changed': checkCopy(product, 'appointment', 'salon_copies', salonChanged),
  'appointment handles service.changed': checkCopy(product, 'appointment', 'service_copies', serviceChanged),
  'appointment handles employee.changed': checkCopy(
    product,
    'appointment',
    'employee_copies',
    employeeChanged,
  ),
  'appointment handles user.banned': checkCopy(product, 'appointment', 'ban_copies', userBanned),
  'appointment handles subscription.changed': checkCopy(
    product,
    'appointment',
    'subscription_copies',
    subscriptionChanged,
  ),
  'customer handles salon.changed': checkCopy(product, 'customer', 'salon_copies', salonChanged),
  'salon handles subscription.changed': checkCopy(
    product,
    'salon',
    'subscription_copies',
    subscriptionChanged,
  ),
  'finance handles salon.changed': checkCopy(product, 'finance', 'salon_copies', salonChanged),
  'finance handles employee.changed': checkCopy(product, 'finance', 'employee_copies', employeeChanged),
  'finance handles service.changed': checkCopy(product, 'finance', 'service_copies', serviceChanged),
});

const handlerChecks = (product: DependencyKit) => ({
  'customer handles appointment.booked': checkVisitCount(product, appointmentBooked, 'Approved'),
  'customer handles appointment.approved': checkVisitCount(product, appointmentApproved, 'Approved'),
  'customer handles appointment.moved': checkVisitCount(product, appointmentMoved, 'Approved', { from }),
  'customer handles appointment.completed': checkVisitCount(product, appointmentCompleted, 'Completed'),
  'customer handles appointment.canceled': checkVisitCount(product, appointmentCanceled, 'Canceled'),
  'customer handles appointment.no-show': checkVisitCount(product, appointmentNoShow, 'NoShow'),
  'customer handles appointment.undone': checkVisitCount(product, appointmentUndone, 'Approved', {
    was: 'Completed',
  }),
  'finance handles appointment.completed': async () => {
    const salonCode = newCode();
    const data = appointmentEvent(salonCode, null, 'Completed');
    await product.deliver('finance', appointmentCompleted.name, data, salonCode);
    await eventually(async () =>
      expect(await readIncome(product, salonCode, data.code)).toEqual([{ amount: 900, takenBack: false }]),
    );
  },
  'finance handles inventory.moved': async () => {
    const salonCode = newCode();
    const move = sampleFor(inventoryMoved.data) as object;
    const sale = { ...move, moveCode: newCode(), kind: 'Sale', quantity: -1, saleTotal: 590, returnOf: null };
    await product.deliver('finance', inventoryMoved.name, sale, salonCode);
    const stored =
      'select amount::float8 as amount from finance.transactions where salon_code = $1 and code = $2';
    await eventually(async () =>
      expect(await queryRows(product, stored, [salonCode, sale.moveCode])).toEqual([{ amount: 590 }]),
    );
  },
  'finance handles appointment.undone': async () => {
    const salonCode = newCode();
    const data = appointmentEvent(salonCode, null, 'Completed');
    await product.deliver('finance', appointmentCompleted.name, data, salonCode);
    await eventually(async () => expect(await readIncome(product, salonCode, data.code)).toHaveLength(1));
    const undone = { ...data, version: 3, status: 'Approved', was: 'Completed' };
    await product.deliver('finance', appointmentUndone.name, undone, salonCode);
    await eventually(async () =>
      expect(await readIncome(product, salonCode, data.code)).toEqual([{ amount: 900, takenBack: true }]),
    );
  },
});

/** Calls and events of appointment, customer and finance. Their own tests cover what they do with them. */
export const appointmentDependencies = (product: DependencyKit) => ({
  ...callChecks(product),
  ...copyChecks(product),
  ...handlerChecks(product),
});
