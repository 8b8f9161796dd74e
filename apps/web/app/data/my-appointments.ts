import { appointment, type OwnAppointment, type OwnCourse } from '@ayna/contracts/appointment';
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { routes } = appointment;

export type { OwnAppointment, OwnCourse };

/** As the server divides the list. */
const pageSize = 50;

const keyOf = (...what: readonly string[]) => ['appointment', 'mine', ...what] as const;

/** What is to come, over all salons. Read again whenever somebody looks: the salon changes it too. */
export const upcomingQuery = queryOptions({
  queryKey: keyOf('upcoming'),
  queryFn: ({ signal }) => call(routes.mine, { query: { when: 'upcoming' } }, { signal }),
  staleTime: 0,
});

/** What is to come in one salon. */
export const upcomingAtQuery = (salonCode: string) =>
  queryOptions({
    queryKey: keyOf('upcoming', salonCode),
    queryFn: ({ signal }) => call(routes.mine, { query: { when: 'upcoming', salonCode } }, { signal }),
    staleTime: 0,
  });

export const pastQuery = infiniteQueryOptions({
  queryKey: keyOf('past'),
  queryFn: ({ pageParam, signal }) =>
    call(routes.mine, { query: { when: 'past', page: pageParam } }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length),
  staleTime: 0,
});

/** The latest visits to one salon, newest first. */
export const visitsToQuery = (salonCode: string) =>
  queryOptions({
    queryKey: keyOf('past', salonCode),
    queryFn: ({ signal }) => call(routes.mine, { query: { when: 'past', salonCode } }, { signal }),
  });

export const myCoursesQuery = queryOptions({
  queryKey: keyOf('courses'),
  queryFn: ({ signal }) => call(routes.myCourses, {}, { signal }),
  staleTime: 0,
});

/** The token of a new link that manages the visit of an own appointment. */
export const makeLink = async (code: string): Promise<string> =>
  (await call(routes.createMyManageLink, { params: { code } })).manageToken;

/** The way to the page that moves and cancels the visit of an appointment. */
export const openMine = mutationOptions({ mutationFn: makeLink });

/** The customer says that they come. */
export const confirmMine = mutationOptions({
  mutationFn: async (code: string) =>
    call(routes.confirmManaged, { params: { token: await makeLink(code) } }),
  onSettled: invalidateModules('appointment'),
});

/** The link that the desk hands to a customer. A new one ends the former. */
export const makeManageLink = mutationOptions({
  mutationFn: (code: string) => call(routes.createManageLink, { params: { code } }),
});
