import type { Employee } from '../../../data/employees.ts';
import type { Salon } from '../../../data/salon.ts';
import type { Service } from '../../../data/services.ts';
import { epochMs } from '../../../lib/clock.ts';
import { isPublished, performs } from '../../../parts/service-facts.ts';

/** In the order in which a new owner goes through them. */
export const firstDayPoints = ['salon', 'hours', 'services', 'team', 'page', 'link'] as const;

export type FirstDayPoint = (typeof firstDayPoints)[number];

export type FirstDayOptions = {
  readonly salon: Pick<
    Salon,
    'name' | 'address' | 'phone' | 'openingHours' | 'firstDay' | 'status' | 'createdAt'
  >;
  readonly services: readonly Pick<Service, 'code' | 'online' | 'active'>[];
  readonly team: readonly Pick<
    Employee,
    'code' | 'owner' | 'isActive' | 'account' | 'allServices' | 'serviceCodes'
  >[];
  readonly photos: number;
  /** Somebody published a design; until then the page has the look of its template. */
  readonly isDesigned: boolean;
  /** A customer booked by themselves, so the link has reached somebody. */
  readonly hasOnlineVisit: boolean;
};

type Performers = FirstDayOptions['team'];

/** What customers can book: offered online, and somebody performs it. */
export const bookableServices = ({ services, team }: Pick<FirstDayOptions, 'services' | 'team'>): number =>
  services.filter((one) => isPublished(one) && team.some((person) => performs(person, one.code))).length;

/** Colleagues of the owner who are here: an invitation that nobody has accepted yet is none. */
const arrived = (team: Performers): Performers =>
  team.filter(({ owner, isActive, account }) => !owner && isActive && account !== 'invited');

export const arrivedColleagues = (team: Performers): number => arrived(team).length;

const rules: Readonly<Record<FirstDayPoint, (options: FirstDayOptions) => boolean>> = {
  salon: ({ salon }) => salon.name !== '' && salon.address !== '' && salon.phone !== '',
  hours: ({ salon }) => salon.openingHours.length > 0,
  services: (options) => bookableServices(options) > 0,
  team: ({ team }) => arrivedColleagues(team) > 0,
  page: ({ photos, isDesigned }) => photos > 0 && isDesigned,
  // A link to a page that nobody can open is not shared yet.
  link: ({ salon, hasOnlineVisit }) =>
    salon.status === 'Published' && (salon.firstDay.sharedAt !== null || hasOnlineVisit),
};

type Instant = string | null | undefined;

const later = (one: Instant, other: Instant): Instant =>
  one && other ? (one > other ? one : other) : undefined;

/** When each of them was done; nothing where nobody noted it. */
const instants: Readonly<Record<FirstDayPoint, (options: FirstDayOptions) => Instant>> = {
  salon: ({ salon }) => salon.createdAt,
  hours: ({ salon }) => salon.firstDay.times.hours,
  services: ({ salon }) => salon.firstDay.times.service,
  // Who was invited has been a colleague without an account before.
  team({ salon, team }) {
    const { colleague, joined } = salon.firstDay.times;
    return arrived(team).some(({ account }) => account !== 'joined') ? colleague : joined;
  },
  page: ({ salon }) => later(salon.firstDay.times.photo, salon.firstDay.times.design),
  link: ({ salon }) => salon.firstDay.sharedAt,
};

/** More than that is no first morning any more, but days with breaks. */
const MOST_MINUTES = 180;

/** How long it took so far, from the first noted point to the last; null where that says nothing. */
export const minutesSoFar = (times: FirstDay['times']): number | null => {
  const sorted = [...times.values()].map(epochMs).toSorted((a, b) => a - b);
  const minutes = Math.round(((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / 60_000);
  return minutes >= 1 && minutes <= MOST_MINUTES ? minutes : null;
};

export type FirstDay = {
  /** When the points that are done were. */
  readonly times: ReadonlyMap<FirstDayPoint, string>;
  readonly done: ReadonlySet<FirstDayPoint>;
  /** The first that is still open; null when nothing is left. */
  readonly next: FirstDayPoint | null;
};

export const firstDayOf = (options: FirstDayOptions): FirstDay => {
  const done = new Set(firstDayPoints.filter((point) => rules[point](options)));
  const times = new Map<FirstDayPoint, string>();
  for (const point of done) {
    const at = instants[point](options);
    if (at) times.set(point, at);
  }
  return { done, times, next: firstDayPoints.find((point) => !done.has(point)) ?? null };
};
