import type { Browser, BrowserContext } from '../../e2e/support/chromium.ts';
import { createAccount, type Session } from '../../e2e/support/people.ts';
import { openSalon, storeSession } from '../../e2e/support/salon.ts';
import { invitationFor, invite } from '../../e2e/support/team.ts';
import { demoAccounts, demoPassword } from '../seed/accounts.ts';
import type { Role } from './screen.ts';

export type Credentials = { readonly phone: string; readonly password: string };
export type People = Readonly<Record<Exclude<Role, 'guest'>, Credentials>>;

const demoPerson = (label: string): Credentials => {
  const account = demoAccounts.find((one) => one.label === label);
  if (!account) throw new Error(`demoPerson: no demo account is the ${label}`);
  return { phone: account.phone, password: demoPassword };
};

const invitee = { name: 'Elif', lastname: 'Korkmaz', phone: '+905550000099' };

/** Those of the demo data, and two who are new: one with an empty salon, which has invited somebody, one without. */
export const findPeople = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const salon = await openSalon(page);
  await invite(salon, invitee);
  const invitation = await invitationFor(page.request, invitee.phone);
  const people: People = {
    owner: demoPerson('owner of the first salon'),
    receptionist: demoPerson('receptionist of the first salon'),
    employee: demoPerson('hairdresser of the first salon'),
    admin: demoPerson('Admin'),
    customer: demoPerson('customer of three salons'),
    newOwner: salon.owner,
    starter: await createAccount(page.request),
  };
  await context.close();
  const owners = ['first', 'second', 'third', 'fourth'].map((which) =>
    demoPerson(`owner of the ${which} salon`),
  );
  return {
    people,
    owners,
    newSalonCode: salon.salonCode,
    invitationToken: invitation.split('/').at(-1) ?? '',
  };
};

/** The names under which the server and the browser remember a tour; with all of them seen none is offered. */
export const tours = [
  'calendar',
  'dashboard',
  'statistics',
  'appointments',
  'add-appointment',
  'customers',
  'customer',
  'employees',
  'add-employee',
  'employee-rights',
  'services',
  'add-service',
  'salon-info',
  'edit-salon',
  'accounting',
  'inventory',
  'stock-count',
  'order-list',
  'day-end',
  'commission',
  'monthly-report',
];

/** Signs a person in for every page of the context, and returns the access token. */
export const signInContext = async (
  context: BrowserContext,
  { phone, password }: Credentials,
): Promise<string> => {
  const response = await context.request.post('/api/sign/in-phone', { data: { phone, password } });
  if (!response.ok()) throw new Error(`sign-in of ${phone} failed: ${await response.text()}`);
  const session = (await response.json()) as Session;
  await storeSession(context, session, tours);
  return session.accessToken;
};
