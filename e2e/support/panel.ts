import type { Page, Route } from '@playwright/test';
import { auditPage, newAuditEntries } from './panel/audit.ts';
import { answerMessage, filterMessages } from './panel/messages.ts';
import { texts } from './panel/texts.ts';

// The panel's screens in front of an API that answers as the contracts say: what it has, a test decides.

const codeOf = (number: number): string => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const farFuture = Date.UTC(2100, 0, 1);
const ownCode = codeOf(900);

/** As a browser is left by somebody who signed in. */
const storedSession = {
  accessToken: 'access',
  accessExpiry: String(farFuture),
  refreshToken: 'refresh',
  refreshExpiry: String(farFuture),
  userCode: ownCode,
};

type Role = 'Admin' | 'SalonOwner' | 'Employee' | 'Customer';

const me = (role: Role) => ({
  code: ownCode,
  ...texts.admin,
  email: 'sevgi@ornek.com',
  phone: '+905321112233',
  imageUrl: null,
  role,
  salonCode: null,
  groups: [],
  salons: [],
  emailVerified: true,
  passwordChangedAt: '2026-11-01T09:00:00.000Z',
});

const newMessage = (number: number) => {
  const [fullName, email, phone, subject] = texts.senders[number % texts.senders.length] ?? texts.senders[0];
  const read = [3, 4, 5].includes(number % texts.senders.length);
  return {
    code: codeOf(number + 1),
    read,
    fullName,
    email,
    phone,
    subject: subject as string | null,
    message: texts.written,
    createdAt: '2026-11-14T09:00:00.000Z',
    answeredAt: null as string | null,
    answeredBy: null as string | null,
  };
};

const newUser = (number: number) => ({
  code: codeOf(900 + number),
  ...(texts.people[number % texts.people.length] ?? texts.admin),
  email: number % 4 === 3 ? null : `kisi${number}@ornek.com`,
  phone: `+90532111${String(2200 + number)}`,
  imageUrl: null,
  role: (['Admin', 'SalonOwner', 'Employee', 'Customer'] as const)[number % 4] ?? 'Customer',
  active: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  salons: [
    [],
    [{ salonCode: codeOf(1), groups: ['Administrator'] }],
    [
      { salonCode: codeOf(1), groups: ['Receptionist', 'view-customers'] },
      { salonCode: codeOf(2), groups: [] },
    ],
    [],
  ][number % 4] as { salonCode: string; groups: string[] }[],
});

const newDeadLetter = (number: number) => ({
  id: codeOf(500 + number),
  module: number % 2 === 0 ? 'notification' : 'content',
  job: number % 2 === 0 ? 'message.received' : 'forget-answers',
  salonCode: null,
  at: '2026-11-14T06:05:00.000Z',
  why: 'Error: connect ECONNREFUSED',
});

const repeat = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => make(number));

/** What the API has; a test takes from it and puts into it. */
export const panelApi = ({ messages = 24, users = 24, letters: deadLetters = 3 } = {}) => ({
  messages: repeat(messages, newMessage),
  users: repeat(users, newUser),
  deadLetters: repeat(deadLetters, newDeadLetter),
  audit: newAuditEntries(),
  /** Method and address of every call, in the order they came. */
  calls: [] as string[],
  /** Calls that are refused with this status while they are here. */
  broken: new Map<string, number>(),
  /** While it is there, calls wait for it. */
  blocked: undefined as Promise<void> | undefined,
});

type Api = ReturnType<typeof panelApi>;

const pageOf = <T>(all: readonly T[], index: number, size: number) => ({
  items: all.slice(index * size, (index + 1) * size),
  totalCount: all.length,
  pageCount: Math.ceil(all.length / size),
});

const sms = (parts: number, failed: number) => ({
  planned: 0,
  handed: 0,
  accepted: parts,
  failed,
  unknown: 0,
  parts,
});

type ApiRequest = { readonly url: URL; readonly body: unknown; readonly api: Api };
type ApiHandler = (apiRequest: ApiRequest, ...found: string[]) => unknown;

const handlers: readonly (readonly [RegExp, ApiHandler])[] = [
  [
    /^GET \/api\/contact\/page\/(\d+)$/,
    ({ api, url }, page) => ({
      ...pageOf(filterMessages(api.messages, url.searchParams), Number(page), 10),
      unreadCount: api.messages.filter(({ read }) => !read).length,
    }),
  ],
  [
    /^POST \/api\/contact\/read$/,
    ({ api, body }) => {
      const { code } = body as { code: string };
      const found = api.messages.find((message) => message.code === code);
      if (found) found.read = true;
      return {};
    },
  ],
  [/^POST \/api\/contact\/answered$/, ({ api, body }) => answerMessage(api.messages, body, ownCode)],
  [
    /^GET \/api\/user\/page\/(\d+)$/,
    ({ api, url }, page) => {
      const wanted = (url.searchParams.get('s') ?? '').toLocaleLowerCase('tr');
      const found = api.users.filter(({ name, lastname }) =>
        `${name} ${lastname}`.toLocaleLowerCase('tr').includes(wanted),
      );
      return pageOf(found, Number(page), Number(url.searchParams.get('om') ?? 10));
    },
  ],
  [
    /^PUT \/api\/user\/active\/(.+)$/,
    ({ api, body }, code) => {
      const found = api.users.find((user) => user.code === code);
      if (found) found.active = (body as { active: boolean }).active;
      return {};
    },
  ],
  [
    /^GET \/api\/user\/group\/all$/,
    () => ({
      groups: [
        { name: 'Administrator', area: 'Salon', title: texts.groups.all, text: '' },
        { name: 'Receptionist', area: 'Salon', title: texts.groups.reception, text: '' },
        { name: 'view-customers', area: 'Salon', title: texts.groups.customers, text: '' },
      ],
      presets: [],
    }),
  ],
  // The second salon is one that nobody knows any more.
  [
    /^GET \/api\/Salon\/all$/,
    ({ url }) => {
      const salon = { code: codeOf(1), ...texts.salon, type: 'HairSalon', status: 'Published' };
      const wanted = (url.searchParams.get('s') ?? '').toLocaleLowerCase('tr');
      const isPicked = (url.searchParams.get('codes') ?? salon.code).includes(salon.code);
      const isNamed = salon.name.toLocaleLowerCase('tr').includes(wanted);
      return pageOf(isPicked && isNamed ? [salon] : [], 0, 20);
    },
  ],
  [/^GET \/api\/user\/audit$/, ({ api, url }) => auditPage(api.audit, url.searchParams)],
  [/^GET \/api\/user\/019a0000-0000-7000-8000-000000000900$/, () => ({ ...me('Admin'), imageUrl: null })],
  [/^GET \/api\/Notification\/sms-spent$/, () => ({ thisMonth: sms(1284, 3), lastMonth: sms(2045, 0) })],
  [
    /^GET \/api\/host\/event-lag$/,
    () => ({ waiting: 2, seconds: 0.4, hours: Array.from({ length: 24 }, (_, hour) => hour / 10) }),
  ],
  [/^GET \/api\/host\/health$/, () => ({ ready: true, database: true, redis: true, stopping: false })],
  [/^GET \/api\/host\/dead-letters$/, ({ api }) => api.deadLetters],
  [
    /^POST \/api\/host\/dead-letters\/replay$/,
    ({ api, body }) => {
      const { ids } = body as { ids: string[] };
      const before = api.deadLetters.length;
      api.deadLetters = api.deadLetters.filter(({ id }) => !ids.includes(id));
      return { replayed: before - api.deadLetters.length };
    },
  ],
];

const responseTo = (name: string, apiRequest: ApiRequest): unknown => {
  for (const [pattern, handle] of handlers) {
    const match = pattern.exec(name);
    if (match) return handle(apiRequest, ...match.slice(1));
  }
  return undefined;
};

const fulfil = async (route: Route, api: Api): Promise<void> => {
  const request = route.request();
  const url = new URL(request.url());
  const name = `${request.method()} ${url.pathname}`;
  api.calls.push(name + url.search);
  await api.blocked;
  const status = api.broken.get(name);
  if (status !== undefined) return route.fulfill({ status, json: {} });
  const handle = responseTo(name, { url, body: request.postDataJSON() as unknown, api });
  return handle === undefined ? route.fulfill({ status: 404, json: {} }) : route.fulfill({ json: handle });
};

/** The page of somebody with this role, or of nobody, before that API. */
export const serveApi = async (page: Page, api: Api, role: Role | null = 'Admin'): Promise<void> => {
  if (role)
    await page.addInitScript(
      `for (const [key, value] of Object.entries(${JSON.stringify(storedSession)})) localStorage.setItem(key, value)`,
    );
  // Earlier than a test ends, a page may ask once more.
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => fulfil(route, api).catch(() => undefined),
  );
  await page.route('**/api/user/me', (route) =>
    role ? route.fulfill({ json: me(role) }) : route.fulfill({ status: 401, json: {} }),
  );
};

/** Opens a screen of the panel and waits until the session is restored, which takes its time on a busy machine. */
export const openPanel = async (page: Page, api: Api, address: string): Promise<void> => {
  await serveApi(page, api);
  await page.goto(address);
  await page.getByRole('button', { name: texts.signedIn }).first().waitFor({ timeout: 15_000 });
};
