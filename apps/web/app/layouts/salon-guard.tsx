import { Navigate, Outlet, useLocation } from 'react-router';
import { leadFromProfile } from './shell/profile-rule.ts';
import { useSession } from './shell/use-session.ts';

/** The guarded group of `/profil`: for members of a salon. */
export default function SalonGuard() {
  const session = useSession();
  const { pathname } = useLocation();
  const elsewhere = session.state === 'signed-in' ? leadFromProfile(session.me, pathname) : undefined;
  return elsewhere ? <Navigate to={elsewhere} replace /> : <Outlet />;
}
