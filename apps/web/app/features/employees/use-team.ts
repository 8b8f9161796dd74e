import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { membersQuery } from '../../data/members.ts';
import { employeeName } from '../../parts/service-facts.ts';

const alphabet = new Intl.Collator('tr');

const ownerFirst = (one: Employee, other: Employee): number =>
  Number(other.owner) - Number(one.owner) || alphabet.compare(employeeName(one), employeeName(other));

/** Somebody who was invited and has not come yet, whether or not the link still opens. */
export const isAwaited = ({ account, invitation }: Employee): boolean =>
  account !== 'joined' && invitation !== null;

/** Everybody of the salon, and the rights of those who use Ayna. */
export const useTeam = (salonCode: string) => {
  const team = useQuery(employeesQuery(salonCode));
  const left = useQuery(employeesQuery(salonCode, true));
  const members = useQuery(membersQuery(salonCode));
  const sorted = useMemo(() => team.data?.toSorted(ownerFirst), [team.data]);
  const groups = useMemo(
    () => new Map(members.data?.map((member) => [member.userCode, member.groups])),
    [members.data],
  );
  return {
    all: sorted,
    here: useMemo(() => sorted?.filter((one) => !isAwaited(one)), [sorted]),
    invited: useMemo(() => sorted?.filter(isAwaited), [sorted]),
    left: left.data,
    groups,
    failure: team.error ?? left.error,
    retry: () => {
      void team.refetch();
      void left.refetch();
    },
  };
};

export type Team = ReturnType<typeof useTeam>;
