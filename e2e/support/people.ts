import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';

// The product must be started with DEV_PAGES=on, and DEV_INBOX_URL leading to the stand-ins.

export type Person = {
  readonly kind: 'owner' | 'customer';
  readonly name: string;
  readonly lastname: string;
  /** As it is typed, without the +90. */
  readonly digits: string;
  readonly phone: string;
  readonly email: string;
  readonly password: string;
};

/** Somebody who was never here before. */
export const newPerson = (kind: Person['kind'] = 'owner'): Person => {
  // Of nine digits: of seven, two of the few hundred people of a run would now and then have the same.
  const tail = String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(9, '0')
    .slice(-9);
  return {
    kind,
    name: 'Gonca',
    lastname: 'Arman',
    digits: `5${tail}`,
    phone: `+905${tail}`,
    email: `kisi.${tail}.${crypto.randomUUID().slice(0, 8)}@ornek.com`,
    password: 'makas ve tarak 9',
  };
};

/** What is about to be there is looked for often: a journey mostly waits for it. */
export const pollOptions = { timeout: 20_000, intervals: [30, 30, 60, 60, 120, 250] };

type Message = { readonly channel: string; readonly to: string; readonly text: string };

/** The digits that went to a phone, newest first. */
export const smsCodes = async (request: APIRequestContext, phone: string): Promise<readonly string[]> => {
  const messages = (await (await request.get('/dev/gelen-kutusu/veri')).json()) as readonly Message[];
  return messages
    .filter(({ channel, to }) => channel === 'sms' && to === phone)
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
    .filter((digits) => digits !== undefined);
};

/** The code of the so-and-so-manieth SMS to a phone, once it is there. */
export const smsCode = async (request: APIRequestContext, phone: string, nth = 1): Promise<string> => {
  let codes: readonly string[] = [];
  await expect
    .poll(async () => (codes = await smsCodes(request, phone)).length, pollOptions)
    .toBeGreaterThanOrEqual(nth);
  return codes[0] ?? '';
};

export type Session = {
  readonly accessToken: string;
  readonly accessExpiresAt: string;
  readonly refreshToken: string;
  readonly refreshExpiresAt: string;
  readonly userCode: string;
};

/** Somebody who has just proved a phone through the API, and is signed in by that. */
export const signUpThroughApi = async (
  request: APIRequestContext,
  kind: Person['kind'] = 'owner',
): Promise<{ readonly person: Person; readonly session: Session }> => {
  const person = newPerson(kind);
  const { digits: _, ...form } = person;
  const signedUp = await request.put('/api/sign/up', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: form,
  });
  expect(signedUp.status()).toBe(200);
  const { challenge } = (await signedUp.json()) as { challenge: string };
  const code = await smsCode(request, person.phone);
  const activated = await request.post('/api/sign/activate-with-phone', { data: { challenge, code } });
  expect(activated.status()).toBe(200);
  return { person, session: (await activated.json()) as Session };
};

/** Somebody who proved a phone to book, without a password, through the API. */
export const guestThroughApi = async (
  request: APIRequestContext,
  names: Pick<Person, 'name' | 'lastname'>,
): Promise<Session> => {
  const { phone } = newPerson('customer');
  const sent = await request.post('/api/sign/guest', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: { ...names, phone, noticeSeen: true },
  });
  expect(sent.status()).toBe(200);
  const { challenge } = (await sent.json()) as { challenge: string };
  const code = await smsCode(request, phone);
  const opened = await request.post('/api/sign/guest-code', { data: { challenge, code } });
  expect(opened.status()).toBe(200);
  return (await opened.json()) as Session;
};

/** Somebody with an account and a proved phone, made through the API. */
export const createAccount = async (request: APIRequestContext, kind?: Person['kind']): Promise<Person> =>
  (await signUpThroughApi(request, kind)).person;

/** Fills the sign-in form of the page that is open, and sends it. */
export const signIn = async (page: Page, { digits, password }: Person): Promise<void> => {
  await waitForHydration(page);
  await page.getByLabel('Cep telefonu').fill(digits);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^Giri. yap$/ }).click();
};

/** What the browser keeps of the session. */
export const storedSession = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(`Object.fromEntries(['accessToken', 'accessExpiry', 'refreshToken', 'refreshExpiry', 'userCode']
    .flatMap((key) => localStorage.getItem(key) === null ? [] : [[key, localStorage.getItem(key)]]))`);
