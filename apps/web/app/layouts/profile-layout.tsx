import { appointment } from '@ayna/contracts/appointment';
import { mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { pendingCountQuery } from '../data/appointments.ts';
import { today } from '../ui/day-text.ts';
import { leadFromProfile } from './shell/profile-rule.ts';
import { SalonShell } from './shell/salon-shell.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import type { ShellData } from './shell/shell-data.ts';

export default function ProfileLayout() {
  return <SessionGate leads={leadFromProfile}>{(data) => <Profile data={data} />}</SessionGate>;
}

/** How many wait to be approved, for those who may. */
const useWaiting = ({ activeSalonCode = '', person, isOffline = false }: ShellData): number => {
  const isAsked =
    activeSalonCode !== '' && !isOffline && mayCall(appointment.routes.updateStatus.who, person.groups);
  const { data } = useQuery({ ...pendingCountQuery(activeSalonCode, today()), enabled: isAsked });
  return isAsked ? (data?.count ?? 0) : 0;
};

function Profile({ data }: { readonly data: ShellData }) {
  const counts = { ...data.counts, waiting: useWaiting(data) };
  return (
    <SalonShell data={{ ...data, counts }}>
      <Outlet />
    </SalonShell>
  );
}
