import { Outlet } from 'react-router';
import { SessionGate } from './shell/session-gate.tsx';
import { SteppedFrame } from './shell/stepped-frame.tsx';

export default function SignedInLayout() {
  return (
    <SessionGate>
      {() => (
        <SteppedFrame>
          <Outlet />
        </SteppedFrame>
      )}
    </SessionGate>
  );
}
