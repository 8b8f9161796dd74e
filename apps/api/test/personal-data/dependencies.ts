import { personErased } from '@ayna/contracts/auth.events';
import { customerErased } from '@ayna/contracts/customer.events';
import { moduleCalls } from '@ayna/contracts/module-calls';
import { privacy } from '@ayna/contracts/privacy';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { appointmentEvent, type DependencyKit, queryRows } from '../appointment/dependencies.ts';
import { createPerson, password } from '../appointment/kit.ts';
import { sectionTitles } from './texts.ts';

type PersonalDataKit = DependencyKit & { readonly url: () => string };

/** A row about somebody, and what finds it until it is erased. */
type PersonalRow = { readonly insert: string; readonly find: string };

// $1 is the salon, $2 the code of row and card, $3 the person, $4 the phone, $5 the document of an appointment.
const personalRows: Readonly<Record<string, PersonalRow>> = {
  appointment: {
    insert: `insert into appointment.appointments (salon_code, code, visit_code, status, employee_code, customer_code,
        person_code, service_code, session_number, starts_at, ends_at, price, work, document, created_at)
      values ($1, $2, $2, 'Completed', $2, $2, $3, $2, 1, '2026-11-02 10:00', '2026-11-02 10:45', 900, '{}', $5, now())`,
    find: 'select from appointment.appointments where salon_code = $1 and person_code = $3',
  },
  customer: {
    insert: `insert into customer.cards (salon_code, code, user_code, name, lastname, phone, folded, created_at)
      values ($1, $2, $3, 'Melike', 'Er', $4, 'melike er', now())`,
    find: 'select from customer.cards where salon_code = $1 and code = $2',
  },
  salon: {
    insert: `with path as (
        insert into salon.paths (salon_code, path, taken_at) values ($1, 'nehir-' || $2, now())
      ), salon as (
        insert into salon.salons (salon_code, status, owner_code, owner_place, zone, type, name, path, phone, province,
          province_name, district, address, opening_hours, holidays, online_booking, approval, cancel_minutes,
          lead_minutes, ahead_days, slot_step, remind_day_before, remind_two_hours, waiting_list, any_employee, folded,
          created_at, changed_at)
        values ($1, 'Published', $2, 1, 'Europe/Istanbul', 'HairSalon', 'Nehir', 'nehir-' || $2, '+902161112233', 34,
          'Istanbul', 'Moda', 'Moda 1', '[]', 'open', true, 'auto', 0, 0, 60, 15, false, false, false, true, 'nehir',
          now(), now())
      )
      insert into salon.bans (salon_code, code, user_code, phone, name, reason, created_at, created_by)
      values ($1, $2, $3, $4, 'Melike Er', 'Gelmedi', now(), $2)`,
    find: 'select from salon.bans where salon_code = $1 and (user_code = $3 or phone = $4)',
  },
  employee: {
    insert: `insert into employee.employees (salon_code, code, user_code, name, lastname, phone, position, title,
        all_services, service_codes, left_at)
      values ($1, $2, $3, 'Melike', 'Er', $4, 'hairdresser', '', true, '{}', now())`,
    find: 'select from employee.employees where salon_code = $1 and user_code = $3',
  },
  notification: {
    insert: `insert into notification.messages (salon_code, code, cause, channel, recipient, subject, body, state)
      values ($1, $2, $2, 'mail', $4, '', '', 'accepted')`,
    find: 'select from notification.messages where code = $2',
  },
  content: {
    insert: `insert into content.contact_messages (code, full_name, email, phone, message)
      values ($2, 'Melike Er', 'melike@ornek.com', $4, 'Merhaba')`,
    find: 'select from content.contact_messages where code = $2',
  },
};

/** Replaces $1 to $5, which not every statement uses, and casts each to what its place wants. */
const fill = (text: string, values: readonly string[]): string =>
  text.replaceAll(
    /\$(\d)/g,
    (_, place: string) => `'${(values[Number(place) - 1] ?? '').replaceAll("'", "''")}'`,
  );

const checkErasure = (kit: PersonalDataKit, module: string, event: { readonly name: string }) => async () => {
  const [salonCode, card, person] = [newCode(), newCode(), newCode()];
  const phone = `+9053${person.replaceAll(/\D/g, '').slice(-8).padStart(8, '1')}`;
  const { by: _by, tellCustomer: _tell, ...document } = appointmentEvent(salonCode, card, 'Completed');
  const values = [salonCode, card, person, phone, JSON.stringify({ ...document, code: card })];
  const row = personalRows[module];
  if (!row) throw new Error(`no row of ${module} to erase`);
  await queryRows(kit, fill(row.insert, values), []);
  const data =
    event.name === customerErased.name
      ? { code: card, version: 2, userCode: person, phone, email: '' }
      : { code: person, phone, email: '' };
  expect(await queryRows(kit, fill(row.find, values), [])).toHaveLength(1);
  await kit.deliver(module, event.name, data, salonCode);
  await eventually(async () => expect(await queryRows(kit, fill(row.find, values), [])).toEqual([]));
};

const checkExport = (kit: PersonalDataKit, module: string) => async () => {
  const rows = <T extends object>(text: string, values: unknown[] = []) =>
    queryRows(kit, text, values) as Promise<T[]>;
  const person = await createPerson({ url: kit.url(), rows });
  const { sections } = await person.call(privacy.routes.myData, { body: { password } });
  expect(sections.map(({ title }) => title)).toContain(sectionTitles[module]);
};

const handlersOf = (kit: PersonalDataKit, event: { readonly name: string }, modules: readonly string[]) =>
  Object.fromEntries(
    modules.map((module) => [`${module} handles ${event.name}`, checkErasure(kit, module, event)]),
  );

/** The events by which everybody erases a person, and the calls by which everybody tells what it stores. */
export const personalDataDependencies = (kit: PersonalDataKit) => ({
  ...handlersOf(kit, personErased, Object.keys(personalRows)),
  ...handlersOf(kit, customerErased, ['appointment', 'salon', 'notification']),
  // erasure.test.ts covers the pictures themselves; here is no object store.
  'file handles person.erased': async () => {
    const data = { code: newCode(), phone: '+905380000000', email: '' };
    await kit.deliver('file', personErased.name, data, newCode());
    const handled = "select from pgboss.job where name = 'file.person.erased' and state = 'completed'";
    await eventually(async () => expect(await queryRows(kit, handled, [])).toHaveLength(1));
  },
  ...Object.fromEntries(
    (moduleCalls['privacy'] ?? []).map((module) => [`privacy calls ${module}`, checkExport(kit, module)]),
  ),
});
