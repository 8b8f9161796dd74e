import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askBeforeUnload } from '../lib/ask-before-unload.ts';
import { UnsavedQuestion } from '../ui/overlay/unsaved-question.tsx';
import { texts } from './unsaved-changes-guard.texts.ts';

/** Anyone who leaves with unsaved changes is asked, by a link, the back button or the closing of the tab. */
export function UnsavedChangesGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
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
