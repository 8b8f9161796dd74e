import { paths } from '../app/paths.ts';

/** What the worker looks at in a request. */
export type SeenRequest = {
  readonly method: string;
  readonly url: URL;
  readonly isNavigation: boolean;
  readonly token: string | null;
};

/** What the worker does with a request. */
export type Strategy =
  /** Nothing: it goes its way as without a worker. */
  | { readonly kind: 'pass' }
  /** From the network; without one the stored page, or else a page that says so. */
  | { readonly kind: 'page'; readonly shell: string | undefined }
  /** Its name changes with its content, so the stored one is the right one. */
  | { readonly kind: 'asset' }
  /** From the network; without one as it was read the last time by the same person. */
  | { readonly kind: 'read'; readonly owner: string };

/** Pages that open without a network. The server renders them alike for everybody: who is signed in, only the browser knows. */
export const shellPages = [paths.profile, paths.myAppointments] as const;

/** Pages that the browser fetches as if there were no worker, where it can be told so: not even its start is waited for. */
export const untouchedPages = [
  paths.home,
  paths.salonPage,
  paths.salonBooking,
  paths.manageAppointment,
  paths.review,
] as const;

const code = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const ownAppointments = /^\/api\/Appointment\/my-appointments$/;
const calendarStart = /^\/api\/Employee\/calendar-start$/;
const appointments = new RegExp(`^/api/Appointment/by-salon-filtered/${code}$`);
const blocks = new RegExp(`^/api/Appointment/blocks/${code}$`);
/** What stands around a day: the team, the salon's hours, holidays, and which salons a person has. */
const surroundings = new RegExp(
  `^/api/(?:Employee/by-salon/${code}|Salon/(?:mine|${code})|Catalog/holidays)$`,
);

/** By these the calendar asks for its days; a list by customer or service is somebody's research, and not kept. */
const calendarFilters = new Set(['startDate', 'endDate', 'employeeCode']);

const isDayRead = ({ pathname }: URL): boolean => appointments.test(pathname) || blocks.test(pathname);

const isCalendarDay = (url: URL): boolean =>
  isDayRead(url) && [...url.searchParams.keys()].every((name) => calendarFilters.has(name));

export const isCalendarStart = ({ pathname }: URL): boolean => calendarStart.test(pathname);

const isStoredRead = (url: URL): boolean =>
  ownAppointments.test(url.pathname) ||
  isCalendarStart(url) ||
  isCalendarDay(url) ||
  surroundings.test(url.pathname);

/**
 * The calendar's start brings these too, so what was stored of them before is older. Later ones are newer than the start:
 * a page without a network takes them first.
 */
export const isInCalendarStart = (url: URL, date: string): boolean =>
  isDayRead(url) ? url.search.includes(date) : surroundings.test(url.pathname);

/**
 * Whose token it is: the person and their session, since one by a code alone may read less. Not checked, as it only
 * decides in which cache of this browser to look.
 */
export const ownerOf = (token: string | null): string | undefined => {
  try {
    const payload = (token ?? '').split('.')[1] ?? '';
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { sub, sid } = JSON.parse(json) as Readonly<Record<string, unknown>>;
    return typeof sub === 'string' && typeof sid === 'string' ? `${sub} ${sid}` : undefined;
  } catch {
    return undefined;
  }
};

const pass: Strategy = { kind: 'pass' };

const pageStrategy = ({ pathname }: URL): Strategy => {
  const shell = shellPages.find((page) => page === pathname);
  return shell || pathname.startsWith(`${paths.profile}/`) ? { kind: 'page', shell } : pass;
};

const readStrategy = ({ url, token }: SeenRequest): Strategy => {
  const owner = isStoredRead(url) ? ownerOf(token) : undefined;
  return owner ? { kind: 'read', owner } : pass;
};

export const strategyFor = (request: SeenRequest, origin: string): Strategy => {
  const { method, url, isNavigation } = request;
  // Nothing is ever written for later: who books without a network is told so.
  if (method !== 'GET' || url.origin !== origin) return pass;
  if (isNavigation) return pageStrategy(url);
  return url.pathname.startsWith('/assets/') ? { kind: 'asset' } : readStrategy(request);
};

/** The files of the build that a page or a stylesheet names. */
export const assetsIn = (text: string): readonly string[] => [
  ...new Set(text.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g)),
];

/** After so long nobody may take it for the present any more. */
const storedMs = 7 * 24 * 3_600_000;

/** A clock that was set back would make an old answer young for ever. */
export const isYoung = (storedAt: number, now: number): boolean =>
  storedAt <= now && now < storedAt + storedMs;
