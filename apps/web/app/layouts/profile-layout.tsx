import { Navigate, Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { Restoring } from './shell/restoring.tsx';
import { SalonShell } from './shell/salon-shell.tsx';
import { useShellData } from './shell/shell-data.ts';

export default function ProfileLayout() {
  const shell = useShellData();
  if (shell.state === 'restoring') return <Restoring />;
  if (shell.state === 'signed-out') return <Navigate to={paths.signIn} replace />;
  return (
    <SalonShell data={shell.data}>
      <Outlet />
    </SalonShell>
  );
}
