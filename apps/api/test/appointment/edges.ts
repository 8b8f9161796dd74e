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
import { callOf } from '@ayna/contracts/core/client';
import type { SalonEvent } from '@ayna/contracts/core/event';
import { customer } from '@ayna/contracts/customer';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { salonChanged, userBanned } from '@ayna/contracts/salon.events';
import { serviceChanged } from '@ayna/contracts/service.events';
import { newCode } from '@ayna/kernel/codes';
import type { TestDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { sampleFor } from '../rights/sample.ts';

export type House = {
  readonly database: () => TestDatabase;
  readonly plantPerson: () => Promise<string>;
  readonly askAs: (module: string, url: string) => Promise<unknown>;
  /** Puts an event where a module hears it. */
  readonly bring: (module: string, name: string, data: object, salonCode: string) => Promise<unknown>;
};

export const rowsOf = ({ database }: House, text: string, values: unknown[]) =>
  database().asAdmin(async (client) => (await client.query(text, values)).rows as object[]);

/** Whatever the state says, a copy keeps it under its code. */
const copied =
  (house: House, module: string, table: string, { name, data }: SalonEvent) =>
  async () => {
    const [salonCode, code] = [newCode(), newCode()];
    const state = { ...(sampleFor(data) as object), code, version: 3, gone: false };
    await house.bring(module, name, state, salonCode);
    const kept = `select version::int from ${module}.${table} where salon_code = $1 and code = $2`;
    await eventually(async () =>
      expect(await rowsOf(house, kept, [salonCode, code])).toEqual([{ version: 3 }]),
    );
  };

type Status = 'Approved' | 'Completed' | 'Canceled' | 'NoShow';

export const told = (salonCode: string, customerCode: string | null, status: Status) => ({
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

/** A card hears of its appointment, and keeps the newest it heard. */
const counted =
  (house: House, { name }: { readonly name: string }, status: Status, more: object = {}) =>
  async () => {
    const [salonCode, card] = [newCode(), newCode()];
    await rowsOf(
      house,
      `insert into customer.cards (salon_code, code, name, lastname, folded, created_at)
       values ($1, $2, 'Melike', 'Er', 'melike er', now())`,
      [salonCode, card],
    );
    const said = { ...told(salonCode, card, status), ...more };
    await house.bring('customer', name, said, salonCode);
    const kept = 'select status from customer.appointments where salon_code = $1 and code = $2';
    await eventually(async () =>
      expect(await rowsOf(house, kept, [salonCode, said.code])).toEqual([{ status }]),
    );
  };

const from = { startDate: '2026-11-15T10:00:00', endDate: '2026-11-15T10:45:00', employeeCode: newCode() };

const income = async (house: House, salonCode: string, code: string) =>
  rowsOf(
    house,
    `select amount::float8 as amount, taken_back as "takenBack" from finance.transactions
     where salon_code = $1 and appointment_code = $2`,
    [salonCode, code],
  );

const asked = (house: House) => {
  const standing = callOf(appointment.routes.standing, {
    params: { salonCode: newCode() },
    query: { employeeCode: newCode() },
  });
  return {
    'appointment asks catalog': async () => {
      const { url } = callOf(catalog.routes.holidays, { query: { from: '2026-10-29', to: '2026-10-29' } });
      expect(await house.askAs('appointment', url)).toMatchObject([{ date: '2026-10-29' }]);
    },
    'appointment asks customer': async () => {
      const { url } = callOf(customer.routes.known, { params: { salonCode: newCode(), code: newCode() } });
      // Let in, and told that there is no such card; whoever may not ask is told no more.
      expect(await house.askAs('appointment', url)).toMatchObject({ code: 'not-found' });
    },
    'customer asks auth': async () => {
      const code = await house.plantPerson();
      const { url } = callOf(auth.routes.person, { params: { code } });
      expect(await house.askAs('customer', url)).toMatchObject({ code, salons: [] });
    },
    'employee asks appointment': async () => expect(await house.askAs('employee', standing.url)).toEqual([]),
    'salon asks appointment': async () => expect(await house.askAs('salon', standing.url)).toEqual([]),
  };
};

const heard = (house: House) => ({
  'appointment hears salon.changed': copied(house, 'appointment', 'salon_copies', salonChanged),
  'appointment hears service.changed': copied(house, 'appointment', 'service_copies', serviceChanged),
  'appointment hears employee.changed': copied(house, 'appointment', 'employee_copies', employeeChanged),
  'appointment hears user.banned': copied(house, 'appointment', 'ban_copies', userBanned),
  'customer hears salon.changed': copied(house, 'customer', 'salon_copies', salonChanged),
  'finance hears salon.changed': copied(house, 'finance', 'salon_copies', salonChanged),
  'customer hears appointment.booked': counted(house, appointmentBooked, 'Approved'),
  'customer hears appointment.approved': counted(house, appointmentApproved, 'Approved'),
  'customer hears appointment.moved': counted(house, appointmentMoved, 'Approved', { from }),
  'customer hears appointment.completed': counted(house, appointmentCompleted, 'Completed'),
  'customer hears appointment.canceled': counted(house, appointmentCanceled, 'Canceled'),
  'customer hears appointment.no-show': counted(house, appointmentNoShow, 'NoShow'),
  'customer hears appointment.undone': counted(house, appointmentUndone, 'Approved', { was: 'Completed' }),
  'finance hears appointment.completed': async () => {
    const salonCode = newCode();
    const said = told(salonCode, null, 'Completed');
    await house.bring('finance', appointmentCompleted.name, said, salonCode);
    await eventually(async () =>
      expect(await income(house, salonCode, said.code)).toEqual([{ amount: 900, takenBack: false }]),
    );
  },
  'finance hears appointment.undone': async () => {
    const salonCode = newCode();
    const said = told(salonCode, null, 'Completed');
    await house.bring('finance', appointmentCompleted.name, said, salonCode);
    await eventually(async () => expect(await income(house, salonCode, said.code)).toHaveLength(1));
    const undone = { ...said, version: 3, status: 'Approved', was: 'Completed' };
    await house.bring('finance', appointmentUndone.name, undone, salonCode);
    await eventually(async () =>
      expect(await income(house, salonCode, said.code)).toEqual([{ amount: 900, takenBack: true }]),
    );
  },
});

/** What the engine, the cards and the books ask and hear. What they do with it is told in their own tests. */
export const appointmentEdges = (house: House) => ({ ...asked(house), ...heard(house) });
