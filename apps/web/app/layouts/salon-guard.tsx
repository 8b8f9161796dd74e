import { Navigate, Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { useShellData } from './shell/shell-data.ts';

/** The guarded group of `/profil`: for members of a salon. Who has none is led to making one. */
export default function SalonGuard() {
  const shell = useShellData();
  if (shell.state === 'signed-in' && shell.data.salons.length === 0)
    return <Navigate to={paths.createSalon} replace />;
  return <Outlet />;
}
