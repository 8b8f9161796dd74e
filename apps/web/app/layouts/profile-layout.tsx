import { appointment } from '@ayna/contracts/appointment';
import { mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { pendingCountQuery } from '../data/appointments.ts';
import { today } from '../ui/day-text.ts';
import { redirectFromProfile } from './shell/profile-redirect.ts';
import { SalonShell } from './shell/salon-shell.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import type { ShellData } from './shell/shell-data.ts';

export default function ProfileLayout() {
  return <SessionGate redirect={redirectFromProfile}>{(data) => <Profile data={data} />}</SessionGate>;
}

/** How many wait to be approved, for those who may. */
const usePendingCount = ({ activeSalonCode = '', person, isOffline = false }: ShellData): number => {
  const isAsked =
    activeSalonCode !== '' && !isOffline && mayCall(appointment.routes.updateStatus.who, person.groups);
  const { data } = useQuery({ ...pendingCountQuery(activeSalonCode, today()), enabled: isAsked });
  return isAsked ? (data?.count ?? 0) : 0;
};

function Profile({ data }: { readonly data: ShellData }) {
  const counts = { ...data.counts, waiting: usePendingCount(data) };
  return (
    <SalonShell data={{ ...data, counts }}>
      <Outlet />
    </SalonShell>
  );
}
