import { appointmentScope, statusRights } from '@ayna/domain/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pendingCountQuery } from '../data/appointments.ts';
import { meQuery } from '../data/auth.ts';
import { readCalendarStart } from '../data/calendar-start.ts';
import { employeesQuery } from '../data/employees.ts';
import { mayStartInSalon } from '../data/session.ts';
import { sessionPhase } from '../lib/session-phase.ts';
import { paths } from '../paths.ts';
import { today } from '../ui/day-text.ts';
import { redirectFromProfile } from './shell/profile-redirect.ts';
import { SalonShell } from './shell/salon-shell.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import type { ShellData } from './shell/shell-data.ts';

/** A page that begins at today's calendar reads what that shows in one call, beside the one for the person. */
const useCalendarStart = (): void => {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const starts = isFirst.current && sessionPhase.get() === 'restoring' && mayStartInSalon();
    isFirst.current = false;
    if (starts && pathname === paths.profile && search === '') readCalendarStart(client);
  }, [client, pathname, search]);
};

export default function ProfileLayout() {
  useCalendarStart();
  return <SessionGate redirect={redirectFromProfile}>{(data) => <Profile data={data} />}</SessionGate>;
}

/** How many wait for this person: all of the salon, or their own requests. */
const usePendingCount = ({ activeSalonCode = '', person, isOffline = false }: ShellData): number => {
  const scope = appointmentScope(person.groups, statusRights);
  const isAsked = activeSalonCode !== '' && !isOffline && scope !== 'none';
  const isOwn = scope === 'own';
  const { data: me } = useQuery(meQuery);
  const { data: team } = useQuery({ ...employeesQuery(activeSalonCode), enabled: isAsked && isOwn });
  const own = isOwn ? team?.find(({ userCode }) => userCode !== null && userCode === me?.code) : undefined;
  // Until it is known who they are, the salon's count would be shown for theirs.
  const isKnown = isAsked && (!isOwn || own !== undefined);
  const { data } = useQuery({
    ...pendingCountQuery(activeSalonCode, today(), own && { employeeCode: own.code }),
    enabled: isKnown,
  });
  return isKnown ? (data?.count ?? 0) : 0;
};

function Profile({ data }: { readonly data: ShellData }) {
  const counts = { ...data.counts, waiting: usePendingCount(data) };
  return (
    <SalonShell data={{ ...data, counts }}>
      <Outlet />
    </SalonShell>
  );
}
