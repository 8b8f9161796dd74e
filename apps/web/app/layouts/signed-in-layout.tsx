import { Navigate, Outlet } from 'react-router';
import { paths } from '../paths.ts';
import { Restoring } from './shell/restoring.tsx';
import { useShellData } from './shell/shell-data.ts';
import { SteppedFrame } from './shell/stepped-frame.tsx';

export default function SignedInLayout() {
  const shell = useShellData();
  if (shell.state === 'restoring') return <Restoring />;
  if (shell.state === 'signed-out') return <Navigate to={paths.signIn} replace />;
  return (
    <SteppedFrame>
      <Outlet />
    </SteppedFrame>
  );
}
