import { auth } from '@ayna/contracts/auth';
import { profileChanged } from '@ayna/contracts/auth.events';
import { catalog } from '@ayna/contracts/catalog';
import { toCall } from '@ayna/contracts/core/client';
import { employeeChanged, employeeInvited } from '@ayna/contracts/employee.events';
import { messageFailed } from '@ayna/contracts/notification.events';
import { salon } from '@ayna/contracts/salon';
import { salonOpened } from '@ayna/contracts/salon.events';
import { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { TestDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import type { Netgsm } from '@ayna/stand-ins/netgsm';
import { expect } from 'vitest';
import { sampleFor } from '../rights/sample.ts';
import { serviceForm } from './texts.ts';

type DependencyKit = {
  readonly database: () => TestDatabase;
  readonly netgsm: () => Netgsm;
  readonly logs: () => string;
  readonly insertPerson: () => Promise<string>;
  readonly callAs: (module: string, url: string) => Promise<unknown>;
  /** Puts an event into the queue of a module. */
  readonly deliver: (module: string, name: string, data: object, salonCode?: string) => Promise<unknown>;
};

type EventName = { readonly name: string };

const deliver = (
  product: DependencyKit,
  module: string,
  { name }: EventName,
  data: object,
  salonCode?: string,
) => product.deliver(module, name, data, salonCode);

const queryRows = ({ database }: DependencyKit, text: string, values: unknown[]) =>
  database().asAdmin(async (client) => (await client.query(text, values)).rows as object[]);

/** Delivers salon.opened and waits until employee has handled it. */
const openSalon = async (product: DependencyKit) => {
  const [owner, salonCode] = [await product.insertPerson(), newCode()];
  const about = { name: 'Zehra', lastname: 'Kara', phone: '+905550000002', email: null, imageUrl: null };
  const data = { code: salonCode, openingHours: [], owner: { code: owner, ...about } };
  await deliver(product, 'employee', salonOpened, data, salonCode);
  const ownerSeat = `select e.owner, q.used from employee.employees e
    join subscription.quota_usage q on q.salon_code = e.salon_code where e.salon_code = $1`;
  await eventually(async () =>
    expect(await queryRows(product, ownerSeat, [salonCode])).toEqual([{ owner: true, used: 1 }]),
  );
  return { owner, salonCode };
};

const callChecks = ({ insertPerson, callAs }: DependencyKit) => ({
  'employee calls auth': async () => {
    const code = await insertPerson();
    const { url } = toCall(auth.routes.person, { params: { code } });
    expect(await callAs('employee', url)).toMatchObject({ code, salons: [] });
  },
  'employee calls catalog': async () => {
    const { url } = toCall(catalog.routes.holidays, { query: { from: '2026-04-23', to: '2026-04-23' } });
    expect(await callAs('employee', url)).toEqual([expect.objectContaining({ date: '2026-04-23' })]);
  },
  'employee calls subscription': async () => {
    const { url } = toCall(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
    expect(await callAs('employee', url)).toEqual({ allowed: false, paid: false });
  },
  'employee calls salon': async () => {
    const { url } = toCall(salon.routes.states, { query: { limit: 1 } });
    expect(await callAs('employee', url)).toEqual(expect.any(Array));
    expect(await callAs('catalog', url)).toMatchObject({ code: 'not-found' });
  },
  'employee calls service': async () => {
    const { url } = toCall(service.routes.codes, { params: { salonCode: newCode() } });
    expect(await callAs('employee', url)).toEqual({ codes: [] });
    expect(await callAs('content', url)).toMatchObject({ code: 'not-found' });
  },
});

const handlerChecks = (product: DependencyKit) => ({
  'employee handles salon.opened': async () => void (await openSalon(product)),
  'employee handles profile.changed': async () => {
    const { owner, salonCode } = await openSalon(product);
    const data = { code: owner, name: 'Nehir', lastname: 'Su', imageUrl: null, phone: '+905550000002' };
    await deliver(product, 'employee', profileChanged, data);
    const nameQuery = 'select name from employee.employees where salon_code = $1';
    await eventually(async () =>
      expect(await queryRows(product, nameQuery, [salonCode])).toEqual([{ name: 'Nehir' }]),
    );
  },
  'employee handles service.changed': async () => {
    const { salonCode } = await openSalon(product);
    const code = newCode();
    const perform = 'update employee.employees set service_codes = array[$2::uuid] where salon_code = $1';
    await queryRows(product, perform, [salonCode, code]);
    const { salonCode: _, ...cut } = serviceForm(salonCode, 'Kesim');
    await deliver(product, 'employee', serviceChanged, { ...cut, code, version: 2, gone: true }, salonCode);
    const performed = 'select service_codes as codes from employee.employees where salon_code = $1';
    await eventually(async () =>
      expect(await queryRows(product, performed, [salonCode])).toEqual([{ codes: [] }]),
    );
  },
  // Its own event: a service may be deleted while it is being assigned to somebody.
  'employee handles employee.changed': async () => {
    const { salonCode } = await openSalon(product);
    const code = newCode();
    const perform = 'update employee.employees set service_codes = array[$2::uuid] where salon_code = $1';
    await queryRows(product, perform, [salonCode, code]);
    const data = { ...(sampleFor(employeeChanged.data) as object), code: newCode(), serviceCodes: [code] };
    await deliver(product, 'employee', employeeChanged, data, salonCode);
    const performed = 'select service_codes as codes from employee.employees where salon_code = $1';
    await eventually(async () =>
      expect(await queryRows(product, performed, [salonCode])).toEqual([{ codes: [] }]),
    );
  },
});

/** What becomes of an invitation. */
const invitationChecks = (product: DependencyKit) => ({
  'employee handles message.failed': async () => {
    const { salonCode } = await openSalon(product);
    const code = newCode();
    await queryRows(
      product,
      `insert into employee.invitations (salon_code, code, employee_code, token_hash, by, sent_to, sent_at, expires_at)
       select salon_code, $2::uuid, code, $2::text, 'sms', '+905376400873', now(), now() + interval '1 day'
       from employee.employees where salon_code = $1`,
      [salonCode, code],
    );
    const data = { code: newCode(), channel: 'sms', why: '70', invitation: { salonCode, code } };
    await deliver(product, 'employee', messageFailed, data);
    const failed = 'select failed_at is not null as failed from employee.invitations where salon_code = $1';
    await eventually(async () =>
      expect(await queryRows(product, failed, [salonCode])).toEqual([{ failed: true }]),
    );
  },
  'notification handles employee.invited': async () => {
    const token = `davet-${newCode()}`;
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const about = { by: 'sms', to: '+905376400872', name: 'Mert', salonName: 'Nehir' };
    await deliver(
      product,
      'notification',
      employeeInvited,
      { code: newCode(), ...about, token, expiresAt },
      newCode(),
    );
    const sent = () => product.netgsm().sent.find(({ number }) => number === '905376400872')?.text;
    await eventually(() => expect(sent()).toContain(`/davet/${token}`));
    expect(product.logs()).not.toMatch(new RegExp(`${token}|5376400872`));
  },
});

/** Calls and events of employee. The tests in this folder cover what it does with them. */
export const employeeDependencies = (product: DependencyKit) => ({
  ...callChecks(product),
  ...handlerChecks(product),
  ...invitationChecks(product),
});
