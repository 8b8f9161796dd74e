import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../data/auth.ts';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import type { Viewer } from './rights.ts';

type ViewerContext = { readonly viewer: Viewer; readonly team: readonly Employee[] };

/** The person who looks, and the team; undefined until both are known, since what is one's own hangs on it. */
export const useViewer = (): ViewerContext | undefined => {
  const { data: me } = useQuery(meQuery);
  const salonCode = me?.salonCode ?? '';
  const { data: team, isFetched } = useQuery({ ...employeesQuery(salonCode), enabled: salonCode !== '' });
  // Without the team a right for all still holds, also while the calendar loads it again.
  const known = team ?? (isFetched ? [] : undefined);
  if (!me || !known) return undefined;
  const employeeCode = known.find(({ userCode }) => userCode === me.code)?.code;
  return { viewer: { code: me.code, groups: me.groups, employeeCode }, team: known };
};
