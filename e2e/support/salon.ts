import { expect, type Page } from '@playwright/test';
import { type Person, pollOptions, type Session, signUpThroughApi } from './people.ts';
import { salonDetails } from './salon/texts.ts';

// A salon of one's own on the real product, made through the API: what is not under test need not be tapped.

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type OpenSalon = {
  readonly owner: Person;
  readonly salonCode: string;
  /** The owner's, for what is sent otherwise than by `api`. */
  readonly token: string;
  /** Calls the API as the owner. */
  readonly api: <Answer = unknown>(method: Method, path: string, data?: unknown) => Promise<Answer>;
};

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Calls the API as the person of the token. */
export const apiClient =
  (page: Pick<Page, 'request'>, token: string): OpenSalon['api'] =>
  async <Answer>(method: Method, path: string, data?: unknown) => {
    const answer = await page.request[method](path, {
      headers: { 'X-User-Token': token, 'Idempotency-Key': crypto.randomUUID() },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as Answer;
  };

/** So that every page of this browser is the person's, as after signing in; no tour opens over it. */
export const storeSession = async (
  browser: Pick<Page, 'addInitScript'>,
  session: Session,
  tours: readonly string[],
): Promise<void> => {
  const stored = {
    accessToken: session.accessToken,
    accessExpiry: String(Date.parse(session.accessExpiresAt)),
    refreshToken: session.refreshToken,
    refreshExpiry: String(Date.parse(session.refreshExpiresAt)),
    userCode: session.userCode,
    'tours-seen': JSON.stringify(tours.map((tour) => `${tour} ${session.userCode}`)),
  };
  await browser.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(stored)})) if (!localStorage.getItem(key)) localStorage.setItem(key, value)`,
  );
};

type Options = {
  /** Tours that the owner has seen already. */
  readonly toursSeen?: readonly string[];
};

/** A hair salon whose owner is signed in on the page, and is its only employee. */
export const openSalon = async (page: Page, { toursSeen = [] }: Options = {}): Promise<OpenSalon> => {
  // Its cookie stays in the page's browser.
  const { person: owner, session } = await signUpThroughApi(page.request);
  const api = apiClient(page, session.accessToken);
  const { code: salonCode } = await api<{ code: string }>('post', '/api/Salon', {
    ...salonDetails,
    type: 'HairSalon',
    path: `nehir-${owner.digits}`,
    phone: owner.phone,
    email: null,
    openingHours: week.map((day) => ({ day, openTime: '09:00', closeTime: '19:00', breaks: [] })),
    // A journey is walked on any day of the year.
    holidays: 'open',
  });
  await api('post', '/api/user/active-salon', { salonCode });
  // The owner becomes an employee by what the salon tells.
  await expect
    .poll(
      async () => (await api<unknown[]>('get', `/api/Employee/by-salon/${salonCode}`)).length,
      pollOptions,
    )
    .toBe(1);
  await storeSession(page, session, toursSeen);
  return { owner, salonCode, token: session.accessToken, api };
};

/** Somebody for the team, who does not use the product. */
export const addEmployee = (
  { api, salonCode }: OpenSalon,
  name: string,
  lastname: string,
  serviceCodes: readonly string[] = [],
): Promise<{ code: string }> =>
  api('post', '/api/Employee', {
    salonCode,
    name,
    lastname,
    title: '',
    phone: null,
    email: null,
    position: 'hairdresser',
    workHours: week.map((day) => ({ day, startTime: '09:00', endTime: '18:00' })),
    allServices: false,
    serviceCodes,
    invite: false,
  });
