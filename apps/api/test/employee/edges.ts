import { auth } from '@ayna/contracts/auth';
import { profileChanged } from '@ayna/contracts/auth.events';
import { callOf } from '@ayna/contracts/core/client';
import { employeeChanged, employeeInvited } from '@ayna/contracts/employee.events';
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

type House = {
  readonly database: () => TestDatabase;
  readonly netgsm: () => Netgsm;
  readonly logs: () => string;
  readonly plantPerson: () => Promise<string>;
  readonly askAs: (module: string, url: string) => Promise<unknown>;
  /** Puts an event where a module hears it. */
  readonly bring: (module: string, name: string, data: object, salonCode?: string) => Promise<unknown>;
};

type Said = { readonly name: string };

const bring = (house: House, module: string, { name }: Said, data: object, salonCode?: string) =>
  house.bring(module, name, data, salonCode);

const rowsOf = ({ database }: House, text: string, values: unknown[]) =>
  database().asAdmin(async (client) => (await client.query(text, values)).rows as object[]);

/** A salon of which the team has heard. */
const opened = async (house: House) => {
  const [owner, salonCode] = [await house.plantPerson(), newCode()];
  const about = { name: 'Zehra', lastname: 'Kara', phone: '+905550000002', email: null, imageUrl: null };
  const data = { code: salonCode, openingHours: [], owner: { code: owner, ...about } };
  await bring(house, 'employee', salonOpened, data, salonCode);
  const made = `select e.owner, q.used from employee.employees e
    join subscription.quota_usage q on q.salon_code = e.salon_code where e.salon_code = $1`;
  await eventually(async () =>
    expect(await rowsOf(house, made, [salonCode])).toEqual([{ owner: true, used: 1 }]),
  );
  return { owner, salonCode };
};

const asked = ({ plantPerson, askAs }: House) => ({
  'employee asks auth': async () => {
    const code = await plantPerson();
    const { url } = callOf(auth.routes.person, { params: { code } });
    expect(await askAs('employee', url)).toMatchObject({ code, salons: [] });
  },
  'employee asks subscription': async () => {
    const { url } = callOf(subscription.routes.mayCreate, { params: { salonCode: newCode() } });
    expect(await askAs('employee', url)).toEqual({ allowed: false });
  },
  'employee asks salon': async () => {
    const { url } = callOf(salon.routes.states, { query: { limit: 1 } });
    expect(await askAs('employee', url)).toEqual(expect.any(Array));
    expect(await askAs('content', url)).toMatchObject({ code: 'not-found' });
  },
  'employee asks service': async () => {
    const { url } = callOf(service.routes.codes, { params: { salonCode: newCode() } });
    expect(await askAs('employee', url)).toEqual({ codes: [] });
    expect(await askAs('content', url)).toMatchObject({ code: 'not-found' });
  },
});

const heard = (house: House) => ({
  'employee hears salon.opened': async () => void (await opened(house)),
  'employee hears profile.changed': async () => {
    const { owner, salonCode } = await opened(house);
    const said = { code: owner, name: 'Nehir', lastname: 'Su', imageUrl: null, phone: '+905550000002' };
    await bring(house, 'employee', profileChanged, said);
    const named = 'select name from employee.employees where salon_code = $1';
    await eventually(async () =>
      expect(await rowsOf(house, named, [salonCode])).toEqual([{ name: 'Nehir' }]),
    );
  },
  'employee hears service.changed': async () => {
    const { salonCode } = await opened(house);
    const code = newCode();
    const perform = 'update employee.employees set service_codes = array[$2::uuid] where salon_code = $1';
    await rowsOf(house, perform, [salonCode, code]);
    const { salonCode: _, ...cut } = serviceForm(salonCode, 'Kesim');
    await bring(house, 'employee', serviceChanged, { ...cut, code, version: 2, gone: true }, salonCode);
    const performed = 'select service_codes as codes from employee.employees where salon_code = $1';
    await eventually(async () =>
      expect(await rowsOf(house, performed, [salonCode])).toEqual([{ codes: [] }]),
    );
  },
  // Its own event: a service that was deleted while somebody was given it.
  'employee hears employee.changed': async () => {
    const { salonCode } = await opened(house);
    const code = newCode();
    const perform = 'update employee.employees set service_codes = array[$2::uuid] where salon_code = $1';
    await rowsOf(house, perform, [salonCode, code]);
    const said = { ...(sampleFor(employeeChanged.data) as object), code: newCode(), serviceCodes: [code] };
    await bring(house, 'employee', employeeChanged, said, salonCode);
    const performed = 'select service_codes as codes from employee.employees where salon_code = $1';
    await eventually(async () =>
      expect(await rowsOf(house, performed, [salonCode])).toEqual([{ codes: [] }]),
    );
  },
  'notification hears employee.invited': async () => {
    const token = `davet-${newCode()}`;
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const about = { by: 'sms', to: '+905376400872', name: 'Mert', salonName: 'Nehir' };
    await bring(
      house,
      'notification',
      employeeInvited,
      { code: newCode(), ...about, token, expiresAt },
      newCode(),
    );
    const sent = () => house.netgsm().sent.find(({ number }) => number === '905376400872')?.text;
    await eventually(() => expect(sent()).toContain(`/davet/${token}`));
    expect(house.logs()).not.toMatch(new RegExp(`${token}|5376400872`));
  },
});

/** What the team asks and hears. What it does with the answers is told beside this. */
export const employeeEdges = (house: House) => ({ ...asked(house), ...heard(house) });
