import { Outlet } from 'react-router';
import { leadFromProfile } from './shell/profile-rule.ts';
import { SalonShell } from './shell/salon-shell.tsx';
import { SessionGate } from './shell/session-gate.tsx';

export default function ProfileLayout() {
  return (
    <SessionGate leads={leadFromProfile}>
      {(data) => (
        <SalonShell data={data}>
          <Outlet />
        </SalonShell>
      )}
    </SessionGate>
  );
}
