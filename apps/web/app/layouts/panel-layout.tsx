import { Navigate, Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { PanelShell } from './shell/panel-shell.tsx';
import { Restoring } from './shell/restoring.tsx';
import { useShellData } from './shell/shell-data.ts';

export default function PanelLayout() {
  const shell = useShellData();
  if (shell.state === 'restoring') return <Restoring />;
  if (shell.state === 'signed-out') return <Navigate to={paths.signIn} replace />;
  return (
    <PanelShell data={shell.data}>
      <Outlet />
    </PanelShell>
  );
}
