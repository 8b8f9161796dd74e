import { foldPerson, hashPassword } from '@ayna/auth';
import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { CallError, type Caller, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { InputOf, Route } from '@ayna/contracts/core/contract';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { addDays, weekdays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { employeeForm, salonForm, serviceForm } from '../employee/texts.ts';

export const { routes } = appointment;

export const password = 'mavi-tren-bulut';
const passwordHash = hashPassword(password);

/** The URL of the product, and its tables as a database administrator reads them. */
export type RunningProduct = {
  readonly url: string;
  readonly rows: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>;
};

/** Next week: beyond every minimum notice, within every booking horizon. */
export const date = addDays(wallDate(Date.now(), 'UTC'), 7);
export const at = (time: string): string => `${date}T${time}:00`;

/** Calls over real HTTP. An idempotent call has a key: a new one unless `headers` contains one. */
export const clientAt = (url: string, token: string | null) => {
  const send = (route: Route, input: object, headers: Record<string, string> = {}): Promise<Response> => {
    const call = toCall(route, input as never);
    const wire = encodeBody(route, call);
    return fetch(new URL(call.url, url), {
      method: call.method,
      ...(wire.body !== undefined && { body: wire.body }),
      headers: {
        ...(token && { 'x-user-token': token }),
        ...(route.idempotent && { 'idempotency-key': newCode() }),
        ...wire.headers,
        ...headers,
      },
    });
  };
  const call = (async (route: Route, input: object) => {
    const response = await send(route, input);
    const body = (await response.json()) as never;
    if (!response.ok) throw new CallError(response.status, body);
    return body;
  }) as Caller;
  return { send, call, token };
};

export type Client = ReturnType<typeof clientAt>;

let personCount = 0;

/** Creates a person with a verified phone, signed in. */
export const createPerson = async ({
  url,
  rows,
}: RunningProduct): Promise<Client & { readonly code: string }> => {
  personCount += 1;
  const phone = `+90537${String(personCount).padStart(7, '0')}`;
  const about = { name: 'Zehra', lastname: 'Kara', email: '', phone };
  const code = newCode();
  await rows(
    `insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
     values ($1, 'customer', $2, $3, $4, $5, now(), now(), now())`,
    [code, about.name, about.lastname, phone, foldPerson(about)],
  );
  await rows('insert into auth.credentials (owner, password_hash) values ($1, $2)', [
    code,
    await passwordHash,
  ]);
  const signedIn = await clientAt(url, null).call(auth.routes.signInPhone, { body: { phone, password } });
  return { code, ...clientAt(url, signedIn.accessToken) };
};

/** Creates a person who is a member of the salon with these groups, signed in there. */
export const createMember = async (product: RunningProduct, salonCode: string, groups: readonly string[]) => {
  const person = await createPerson(product);
  await product.rows(
    `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
     values ($1, $2, 'Employee', $3, now())`,
    [salonCode, person.code, groups],
  );
  await person.call(auth.routes.activeSalon, { body: { salonCode } });
  return person;
};

const openingHours = weekdays.map((day) => ({
  day,
  openTime: '09:00:00',
  closeTime: '20:00:00',
  breaks: [],
}));
const workHours = weekdays.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' }));

/** Appointment decides by its copies, so they must exist before anybody books. */
const waitForCopies = ({ rows }: RunningProduct, salonCode: string) =>
  eventually(
    async () => {
      const [copies] = await rows<{ ready: boolean }>(
        `select (select count(*) from appointment.employee_copies where salon_code = $1) = 2
            and (select count(*) from appointment.service_copies where salon_code = $1) = 1
            and exists (select from appointment.salon_copies where salon_code = $1) as ready`,
        [salonCode],
      );
      if (!copies?.ready)
        throw new Error('appointment has no copies of the salon, its services and its employees yet');
    },
    { within: 20_000 },
  );

type DeskBooking = InputOf<typeof routes.bookByDesk>['body'];

/** Opens a salon with a service of half an hour for 450 lira, and one employee besides the owner. */
export const openSalon = async (product: RunningProduct) => {
  const owner = await createPerson(product);
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
  await waitForCopies(product, salonCode);
  const services = [{ serviceCode, employeeCode }];
  const form = (time: string, more: Partial<DeskBooking> = {}): DeskBooking => ({
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
    sessionStarts: null,
    ...more,
  });
  const book = async (time: string, more: Partial<DeskBooking> = {}) => {
    const { appointments } = await owner.call(routes.bookByDesk, { body: form(time, more) });
    const [booked] = appointments;
    if (!booked) throw new Error('the response of bookByDesk has no appointment');
    return booked;
  };
  const calendar = () =>
    owner.call(routes.bySalon, {
      params: { salonCode },
      query: { startDate: at('00:00'), endDate: at('23:59') },
    });
  return { opened, salonCode, serviceCode, employeeCode, services, owner, form, book, calendar };
};

export type TestSalon = Awaited<ReturnType<typeof openSalon>>;
