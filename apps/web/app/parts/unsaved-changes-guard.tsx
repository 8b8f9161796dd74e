import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { askBeforeUnload } from '../lib/ask-before-unload.ts';
import { UnsavedQuestion } from '../ui/overlay/unsaved-question.tsx';
import { texts } from './unsaved-changes-guard.texts.ts';

export type IsLeaving = (from: Location, to: Location) => boolean;

const toOtherPage: IsLeaving = (from, to) => from.pathname !== to.pathname;

type Props = {
  readonly isDirty: boolean;
  /** Which ways lead away from the form; those to another page, if nothing is said. */
  readonly isLeaving?: IsLeaving;
};

/** Anyone who leaves with unsaved changes is asked, by a link, the back button or the closing of the tab. */
export function UnsavedChangesGuard({ isDirty, isLeaving = toOtherPage }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && isLeaving(currentLocation, nextLocation),
  );
  useEffect(() => (isDirty ? askBeforeUnload() : undefined), [isDirty]);
  return (
    <UnsavedQuestion
      {...texts}
      isOpen={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
