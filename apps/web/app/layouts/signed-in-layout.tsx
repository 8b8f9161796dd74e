import { paths } from '../paths.ts';
import { SessionGate } from './shell/session-gate.tsx';
import { WizardFrame } from './shell/wizard-frame.tsx';

/** Whoever has no salon yet would be led from the profile straight back to making one. */
export default function SignedInLayout() {
  return (
    <SessionGate>
      {({ salons }) => <WizardFrame leaveTo={salons.length > 0 ? paths.profile : paths.account} />}
    </SessionGate>
  );
}
