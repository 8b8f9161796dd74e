import type { Appointment, AppointmentStatus } from '@ayna/contracts/appointment';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { Browser, BrowserContext } from '../../e2e/support/chromium.ts';
import { type People, signInContext } from './people.ts';
import type { Codes } from './screen.ts';

type Employee = {
  readonly code: string;
  readonly account: string;
  readonly leaves: readonly unknown[];
  readonly owner: boolean;
  readonly position: string;
};
type Service = { readonly code: string; readonly type: string };
type Card = { readonly code: string; readonly allergies: string; readonly tags: readonly string[] };

const need = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`readCodes: the demo data has no ${what}`);
  return value;
};

const dayOf = ({ appointmentTime }: Appointment): string => appointmentTime.appointmentStartDate.slice(0, 10);

const busiestDay = (appointments: readonly Appointment[], today: string): string => {
  const week = Array.from({ length: 6 }, (_, index) => addDays(today, index + 1));
  const count = (day: string): number => appointments.filter((one) => dayOf(one) === day).length;
  return need(week.toSorted((a, b) => count(b) - count(a))[0], 'day');
};

const ofStatus = (appointments: readonly Appointment[], status: AppointmentStatus): string =>
  need(
    appointments.find((one) => one.status === status && one.customerCode !== null),
    `${status} appointment`,
  ).code;

const isSession = ({ serviceSnapshot, customerCode }: Appointment): boolean =>
  serviceSnapshot.type === 'Session' && customerCode !== null;

/** Of the card with the most to show. */
const richestCard = (cards: readonly Card[]): string => {
  const [card] = cards.toSorted(
    (a, b) => b.tags.length - a.tags.length || b.allergies.length - a.allergies.length,
  );
  return need(card, 'card').code;
};

const makeManageLink = async (
  { request }: BrowserContext,
  token: string,
  appointments: readonly Appointment[],
  { today, nth }: { readonly today: string; readonly nth: number },
): Promise<string> => {
  const coming = appointments.filter((one) => one.status === 'Approved' && dayOf(one) > today);
  const { code } = need(coming[nth], 'coming appointment');
  const headers = { 'X-User-Token': token };
  const response = await request.post(`/api/Appointment/manage-link/${code}`, { headers });
  return ((await response.json()) as { manageToken: string }).manageToken;
};

/** Reads codes of the demo salon as its owner. */
export const readCodes = async (
  browser: Browser,
  url: string,
  people: People,
): Promise<Omit<Codes, 'bookings' | 'invitationToken' | 'newSalonCode'>> => {
  const context = await browser.newContext({ baseURL: url });
  const token = await signInContext(context, people.owner);
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await context.request.get(path, { headers: { 'X-User-Token': token } });
    if (!response.ok()) throw new Error(`GET ${path}: ${response.status()}`);
    return (await response.json()) as Answer;
  };
  const { salonCode } = await read<{ salonCode: string }>('/api/user/me');
  const today = wallDate(Date.now(), 'Europe/Istanbul');
  const between = `startDate=${addDays(today, -30)}T00:00:00&endDate=${addDays(today, 21)}T00:00:00`;
  const [salon, team, services, cards, appointments, products] = await Promise.all([
    read<{ path: string }>(`/api/Salon/${salonCode}`),
    read<readonly Employee[]>(`/api/Employee/by-salon/${salonCode}`),
    read<readonly Service[]>(`/api/Service/by-salon/${salonCode}`),
    read<{ items: readonly Card[] }>(`/api/Customer/by-salon/${salonCode}?sort=spent&size=50`),
    read<readonly Appointment[]>(`/api/Appointment/by-salon-filtered/${salonCode}?${between}`),
    read<{ items: readonly { code: string }[] }>(`/api/Inventory/by-salon/${salonCode}`),
  ]);
  const manageToken = await makeManageLink(context, token, appointments, { today, nth: 0 });
  const confirmedToken = await makeManageLink(context, token, appointments, { today, nth: 7 });
  await context.request.post(`/api/Appointment/manage/${confirmedToken}/confirm`);
  await context.close();
  const status = (name: AppointmentStatus): string => ofStatus(appointments, name);
  return {
    salonCode,
    salonPath: salon.path,
    employeeCode: need(
      team.find((one) => one.account === 'joined' && one.position === 'hairdresser'),
      'hairdresser with an account',
    ).code,
    employeeOnLeave: need(team.toSorted((a, b) => b.leaves.length - a.leaves.length)[0], 'employee').code,
    serviceCode: need(
      services.find(({ type }) => type === 'Single'),
      'service',
    ).code,
    sessionServiceCode: need(
      services.find(({ type }) => type === 'Session'),
      'service of several sessions',
    ).code,
    cardCode: richestCard(cards.items),
    productCode: need(products.items[4], 'product').code,
    busyDay: busiestDay(appointments, today),
    appointments: {
      Pending: status('Pending'),
      Approved: status('Approved'),
      Completed: status('Completed'),
      Canceled: status('Canceled'),
      NoShow: status('NoShow'),
    },
    sessionAppointment: need(appointments.find(isSession), 'appointment of several sessions').code,
    manageToken,
    confirmedToken,
  };
};
