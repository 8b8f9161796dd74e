import { finance } from '@ayna/contracts/finance';
import { inventory } from '@ayna/contracts/inventory';
import { appointmentScope, statusRights } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { pendingCountQuery, pendingQuery } from '../../data/appointments.ts';
import { meQuery } from '../../data/auth.ts';
import type { Employee } from '../../data/employees.ts';
import { transactionsQuery } from '../../data/finance.ts';
import { productsQuery } from '../../data/inventory.ts';
import type { Member } from '../../parts/use-member.ts';
import { dueOf, firstOf } from './model/waiting.ts';

type Options = {
  readonly member: Member;
  readonly day: string;
  readonly team: readonly Employee[] | undefined;
};

/** All of the salon for the desk, the own requests for who decides on those alone. */
const usePending = ({ member, day, team }: Options) => {
  const { salonCode, groups } = member;
  const { data: me } = useQuery(meQuery);
  const scope = appointmentScope(groups, statusRights);
  const own = team?.find(({ userCode }) => userCode !== null && userCode === me?.code);
  const isAsked = scope === 'all' || (scope === 'own' && own !== undefined);
  const filters = scope === 'own' && own ? { employeeCode: own.code } : {};
  // The same call as the badge's; the list itself is read only where somebody waits.
  const count = useQuery({ ...pendingCountQuery(salonCode, day, filters), enabled: isAsked });
  const hasAny = (count.data?.count ?? 0) > 0;
  const list = useQuery({ ...pendingQuery(salonCode, day, filters), enabled: isAsked && hasAny });
  return { isAsked, query: hasAny ? list : count, list: hasAny ? list.data : count.data && [] };
};

/** What waits for this person; each part only for who can do something about it. */
export const useWaiting = (options: Options) => {
  const { member, day } = options;
  const { salonCode } = member;
  const pending = usePending(options);
  const isDueAsked = member.mayCall(finance.routes.bySalon);
  const due = useQuery({
    ...transactionsQuery(salonCode, { type: 'Income', status: 'false' }),
    enabled: isDueAsked,
  });
  const isLowAsked = member.mayCall(inventory.routes.orderList);
  const low = useQuery({ ...productsQuery(salonCode, { show: 'low' }), enabled: isLowAsked });
  const parts = [
    { isAsked: pending.isAsked, query: pending.query },
    { isAsked: isDueAsked, query: due },
    { isAsked: isLowAsked, query: low },
  ].filter(({ isAsked }) => isAsked);
  const failed = parts.filter(({ query }) => query.isLoadingError);
  return {
    isLoading: parts.some(({ query }) => query.isLoading),
    asked: { pending: pending.isAsked, due: isDueAsked, low: isLowAsked },
    pending: pending.list && { count: pending.list.length, first: firstOf(pending.list) },
    due: due.data && dueOf(due.data, day),
    low: low.data && { count: low.data.totalCount, first: low.data.items[0] },
    retry: failed.length > 0 ? () => failed.forEach(({ query }) => void query.refetch()) : undefined,
  };
};

export type Waiting = ReturnType<typeof useWaiting>;
