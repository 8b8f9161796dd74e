import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { Browser } from '../../e2e/support/chromium.ts';
import { type Credentials, signInContext } from './people.ts';
import type { SampleBooking } from './screen.ts';

type Service = {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly online: boolean;
};
type Employee = { readonly code: string; readonly name: string; readonly serviceCodes: readonly string[] };

/** A salon as its public page knows it: what of it can be booked. */
export const readBooking = async (
  browser: Browser,
  url: string,
  owner: Credentials,
): Promise<SampleBooking> => {
  const context = await browser.newContext({ baseURL: url });
  const token = await signInContext(context, owner);
  const read = async <Answer>(address: string): Promise<Answer> =>
    (await (await context.request.get(address, { headers: { 'X-User-Token': token } })).json()) as Answer;
  const { salonCode } = await read<{ salonCode: string }>('/api/user/me');
  const [{ path }, services, team] = await Promise.all([
    read<{ path: string }>(`/api/Salon/${salonCode}`),
    read<readonly Service[]>(`/api/Service/public/${salonCode}`),
    read<readonly Employee[]>(`/api/Employee/public/${salonCode}`),
  ]);
  await context.close();
  const online = services.filter((one) => one.online);
  const does = ({ serviceCodes }: Employee) => online.filter(({ code }) => serviceCodes.includes(code));
  const employee = team.find((one) => does(one).length > 1);
  if (!employee) throw new Error(`readBooking: nobody of ${path} does two services`);
  return {
    salonCode,
    path,
    services: does(employee).slice(0, 2),
    employeeCode: employee.code,
    employeeName: employee.name,
    day: addDays(wallDate(Date.now(), 'Europe/Istanbul'), 8),
  };
};

/** The salon of this owner takes no bookings online from now on. */
export const pauseBooking = async (
  browser: Browser,
  url: string,
  owner: Credentials | undefined,
): Promise<void> => {
  if (!owner) return;
  const context = await browser.newContext({ baseURL: url });
  const headers = { 'X-User-Token': await signInContext(context, owner) };
  const get = async <Answer>(address: string): Promise<Answer> =>
    (await (await context.request.get(address, { headers })).json()) as Answer;
  const { salonCode } = await get<{ salonCode: string }>('/api/user/me');
  const { version, ...rules } = await get<{ version: number }>(`/api/Salon/${salonCode}`);
  const changed = await context.request.patch(`/api/Salon/${salonCode}`, {
    headers,
    data: { version, rules: { ...rules, onlineBooking: false } },
  });
  if (!changed.ok()) throw new Error(`pauseBooking: ${await changed.text()}`);
  await context.close();
};
