import { auth, type ListedUser } from '@ayna/contracts/auth';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { invalidateModules } from './invalidation.ts';

const { userPage: page, setActive, groups, user } = auth.routes;

export type { ListedUser };

export const usersPerPage = 20;

type UserPageRequest = { readonly index: number; readonly search: string; readonly pageSize?: number };

/** A page of users, newest first; the API counts pages from 0 and folds Turkish letters itself. */
export const userPageQuery = ({ index, search, pageSize = usersPerPage }: UserPageRequest) =>
  queryOptions({
    queryKey: ['auth', 'user-page', index, pageSize, search],
    queryFn: ({ signal }) =>
      call(
        page,
        { params: { page: index }, query: { om: pageSize, ...(search === '' ? {} : { s: search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...cachedFor(cacheMs.userPage),
  });

/** Who a code stands for. */
export const userQuery = (userCode: string) =>
  queryOptions({
    queryKey: ['auth', 'user', userCode],
    queryFn: ({ signal }) => call(user, { params: { userCode } }, { signal }),
    ...cachedFor(cacheMs.userByCode),
  });

/** What each group is called. */
export const groupsQuery = queryOptions({
  queryKey: ['auth', 'groups'],
  queryFn: ({ signal }) => call(groups, {}, { signal }),
});

export const setUserActive = mutationOptions({
  mutationFn: ({ userCode, active }: { readonly userCode: string; readonly active: boolean }) =>
    call(setActive, { params: { userCode }, body: { active } }),
  onSettled: invalidateModules('auth'),
});
