import { Outlet } from 'react-router';
import { useSession } from './shell/use-session.ts';

/**
 * Around the booking of an appointment: no rail, no header of ours. The screen gets the signed-in person, null for a
 * guest, and undefined until that is known.
 */
export default function BookingLayout() {
  const session = useSession();
  const known = session.state === 'restoring' ? undefined : null;
  return <Outlet context={session.state === 'signed-in' ? session.me : known} />;
}
