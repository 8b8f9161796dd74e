import type { Me } from '@ayna/contracts/auth';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy.ts';
import { FormSkeleton } from '../steps/form-skeleton.tsx';
import type { WaitStep as Step } from './wait-step.tsx';

/** Few come here: nothing fits only now and then. */
const WaitStep = lazyComponent(() => import('./wait-step.tsx').then((step) => step.WaitStep));

type Props = Omit<ComponentProps<typeof Step>, 'me'> & {
  readonly me: Me | null | undefined;
  readonly isReady: boolean;
};

/**
 * Waits until it is known who is there. After that it stays: a code opens a session, and while that is read nobody is
 * known again.
 */
export function Waiting({ me, isReady, ...props }: Props) {
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  if (!wasReady) return <FormSkeleton />;
  return (
    <Suspense fallback={<FormSkeleton />}>
      <WaitStep {...props} me={me ?? null} />
    </Suspense>
  );
}
