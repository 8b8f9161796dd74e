import { Navigate, Outlet, useLocation } from 'react-router';
import { redirectFromProfile } from './shell/profile-redirect.ts';
import { useSession } from './shell/use-session.ts';

/** The guarded group of `/profil`: for members of a salon. */
export default function SalonGuard() {
  const session = useSession();
  const { pathname } = useLocation();
  const elsewhere = session.state === 'signed-in' ? redirectFromProfile(session.me, pathname) : undefined;
  return elsewhere ? <Navigate to={elsewhere} replace /> : <Outlet />;
}
