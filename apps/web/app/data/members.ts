import { auth, type MemberRights } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { members, setGroups } = auth.routes;

export type { MemberRights };

/** The groups of everybody in a salon; for those who manage employees. */
export const membersQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['auth', 'members', salonCode],
    queryFn: ({ signal }) => call(members, { params: { salonCode } }, { signal }),
  });

type Change = { readonly userCode: string } & InputOf<typeof setGroups>['body'];

export const setMemberGroups = mutationOptions({
  mutationFn: ({ userCode, ...body }: Change) => call(setGroups, { params: { userId: userCode }, body }),
  onSuccess: (_answer, { userCode, salonCode, groups }, _before, { client }) =>
    client.setQueryData(membersQuery(salonCode).queryKey, (members) =>
      members?.map((one) => (one.userCode === userCode ? { ...one, groups } : one)),
    ),
  onSettled: invalidateModules('auth'),
});
