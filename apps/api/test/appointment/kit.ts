import { foldedPerson, hashPassword } from '@ayna/auth';
import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { type Caller, CallFailed, callOf, wireBody } from '@ayna/contracts/core/client';
import type { InputOf, Route } from '@ayna/contracts/core/contract';
import { days } from '@ayna/contracts/core/hours';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { employeeForm, salonForm, serviceForm } from '../employee/texts.ts';

export const { routes } = appointment;

const password = 'mavi-tren-bulut';
const hashed = hashPassword(password);

/** Where the product runs, and its tables as nobody else sees them. */
export type House = {
  readonly url: string;
  readonly rows: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;
};

/** Next week: far enough for every rule, near enough for every horizon. */
export const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
export const at = (time: string): string => `${date}T${time}:00`;

/** Calls over real HTTP; a creating call carries a key, the one given or its own. */
export const clientAt = (url: string, token: string | null) => {
  const send = (route: Route, input: object, headers: Record<string, string> = {}): Promise<Response> => {
    const call = callOf(route, input as never);
    const wire = wireBody(route, call);
    return fetch(new URL(call.url, url), {
      method: call.method,
      ...(wire.body !== undefined && { body: wire.body }),
      headers: {
        ...(token && { 'x-user-token': token }),
        ...(route.once && { 'idempotency-key': newCode() }),
        ...wire.headers,
        ...headers,
      },
    });
  };
  const call = (async (route: Route, input: object) => {
    const response = await send(route, input);
    const body = (await response.json()) as never;
    if (!response.ok) throw new CallFailed(response.status, body);
    return body;
  }) as Caller;
  return { send, call, token };
};

export type Client = ReturnType<typeof clientAt>;

let counted = 0;

/** Somebody with a proved phone, signed in. */
export const person = async ({ url, rows }: House): Promise<Client & { readonly code: string }> => {
  counted += 1;
  const phone = `+90537${String(counted).padStart(7, '0')}`;
  const about = { name: 'Zehra', lastname: 'Kara', email: '', phone };
  const code = newCode();
  await rows(
    `insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
     values ($1, 'customer', $2, $3, $4, $5, now(), now(), now())`,
    [code, about.name, about.lastname, phone, foldedPerson(about)],
  );
  await rows('insert into auth.credentials (owner, password_hash) values ($1, $2)', [code, await hashed]);
  const signedIn = await clientAt(url, null).call(auth.routes.signInPhone, { body: { phone, password } });
  return { code, ...clientAt(url, signedIn.accessToken) };
};

const openingHours = days.map((day) => ({ day, openTime: '09:00:00', closeTime: '20:00:00', breaks: [] }));
const workHours = days.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' }));

/** The engine decides by copies: they must have come before anybody books. */
const whenHeard = ({ rows }: House, salonCode: string) =>
  eventually(
    async () => {
      const [heard] = await rows<{ ready: boolean }>(
        `select (select count(*) from appointment.employee_copies where salon_code = $1) = 2
            and (select count(*) from appointment.service_copies where salon_code = $1) = 1
            and exists (select from appointment.salon_copies where salon_code = $1) as ready`,
        [salonCode],
      );
      if (!heard?.ready) throw new Error('the engine has not heard of the salon and its team');
    },
    { within: 20_000 },
  );

type Desk = InputOf<typeof routes.bookByDesk>['body'];

/** A salon as its owner opens it, with a service of half an hour for 450 lira and one employee besides the owner. */
export const openSalon = async (house: House) => {
  const owner = await person(house);
  const opened = await owner.call(salon.routes.create, {
    body: { ...salonForm(`salon-${newCode().slice(-12)}`), openingHours, holidays: 'open' },
  });
  const { code: salonCode } = opened;
  await owner.call(auth.routes.activeSalon, { body: { salonCode } });
  const { code: serviceCode } = await owner.call(service.routes.create, {
    body: serviceForm(salonCode, 'Kesim'),
  });
  const { code: employeeCode } = await owner.call(employee.routes.create, {
    body: employeeForm(salonCode, { workHours }),
  });
  await whenHeard(house, salonCode);
  const services = [{ serviceCode, employeeCode }];
  const form = (time: string, more: Partial<Desk> = {}): Desk => ({
    salonCode,
    services,
    startDate: at(time),
    note: '',
    holdCode: null,
    customerCode: null,
    name: null,
    lastname: null,
    phone: null,
    duration: null,
    overlapReason: null,
    sessions: false,
    ...more,
  });
  const book = async (time: string, more: Partial<Desk> = {}) => {
    const { appointments } = await owner.call(routes.bookByDesk, { body: form(time, more) });
    const [booked] = appointments;
    if (!booked) throw new Error('nothing was booked');
    return booked;
  };
  const calendar = () =>
    owner.call(routes.bySalon, {
      params: { salonCode },
      query: { startDate: at('00:00'), endDate: at('23:59') },
    });
  return { opened, salonCode, serviceCode, employeeCode, services, owner, form, book, calendar };
};

export type OpenSalon = Awaited<ReturnType<typeof openSalon>>;
