import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { type Person, pollOptions, type Session, signUpThroughApi } from './people.ts';
import { apiClient, type OpenSalon, storeSession } from './salon.ts';

// People of a salon's team on the real product, made through the API.

type Message = { readonly channel: string; readonly to: string; readonly text: string };

/** The path of the newest invitation that went to a phone, once it is there. */
export const invitationFor = async (request: APIRequestContext, phone: string): Promise<string> => {
  let path: string | undefined;
  const findPath = async (): Promise<boolean> => {
    const sent = (await (await request.get('/dev/gelen-kutusu/veri')).json()) as readonly Message[];
    const texts = sent.filter(({ to }) => to === phone).map(({ text }) => text);
    path = texts.map((text) => /\/davet\/[\w-]+/.exec(text)?.[0]).find((found) => found !== undefined);
    return path !== undefined;
  };
  await expect.poll(findPath, pollOptions).toBe(true);
  return path ?? '';
};

type Invitee = Pick<Person, 'name' | 'lastname' | 'phone'> & { readonly position?: string };

/** Somebody of the team who was sent an SMS, and has not come yet. */
export const invite = (
  { api, salonCode }: OpenSalon,
  { name, lastname, phone, position = 'hairdresser' }: Invitee,
): Promise<{ code: string }> =>
  api('post', '/api/Employee', {
    salonCode,
    name,
    lastname,
    title: '',
    phone,
    email: null,
    position,
    workHours: [],
    allServices: true,
    serviceCodes: [],
    invite: true,
  });

type Member = { readonly person: Person; readonly session: Session; readonly code: string };

/** Somebody with an account of their own who has accepted the invitation to the team. */
export const addMember = async (
  { request }: Pick<Page, 'request'>,
  salon: OpenSalon,
  position = 'hairdresser',
): Promise<Member> => {
  const { person, session } = await signUpThroughApi(request, 'customer');
  const { code } = await invite(salon, { ...person, position });
  const token = (await invitationFor(request, person.phone)).split('/').at(-1);
  const accepted = await request.post('/api/Employee/accept-invitation', {
    headers: { 'X-User-Token': session.accessToken },
    data: { token },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return { person, session, code };
};

/** Whose account an employee has. */
export const userCodeOf = async ({ api, salonCode }: OpenSalon, employeeCode: string): Promise<string> => {
  const team = await api<{ code: string; userCode: string | null }[]>(
    'get',
    `/api/Employee/by-salon/${salonCode}`,
  );
  return team.find(({ code }) => code === employeeCode)?.userCode ?? '';
};

/** A large screen of somebody of the team, where the tours of the desk have been seen. */
export const openDeskBrowser = async (
  browser: Browser,
  salon: OpenSalon,
  employeeCode: string,
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const user = await userCodeOf(salon, employeeCode);
  const toursSeen = JSON.stringify(['calendar', 'add-appointment'].map((tour) => `${tour} ${user}`));
  await context.addInitScript(`localStorage.setItem('tours-seen', ${JSON.stringify(toursSeen)})`);
  return context.newPage();
};

type Signed = { readonly page: Page; readonly code: string; readonly api: OpenSalon['api'] };
type SignedOptions = {
  readonly groups: readonly string[];
  readonly toursSeen: readonly string[];
  readonly position?: string;
};

/** Somebody of the team with these rights, signed in without a form in a browser of their own. */
export const openMember = async (
  browser: Browser,
  salon: OpenSalon,
  { groups, toursSeen, position }: SignedOptions,
): Promise<Signed> => {
  const context = await browser.newContext();
  const { session, code } = await addMember(context, salon, position);
  const { salonCode } = salon;
  await salon.api('put', `/api/user/group/${session.userCode}`, { salonCode, groups });
  const api = apiClient(context, session.accessToken);
  await api('post', '/api/user/active-salon', { salonCode });
  await storeSession(context, session, toursSeen);
  return { page: await context.newPage(), code, api };
};
