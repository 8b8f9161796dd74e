import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { texts } from './unsaved-changes-guard/texts.ts';

/** The browser asks in its own words; it lets no page choose them. */
const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Whoever leaves with unsaved changes is asked, by a link, the back button or the closing of the tab. */
export function UnsavedChangesGuard({ isDirty }: { readonly isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isDirty]);
  const isAsking = blocker.state === 'blocked';
  return (
    <Dialog
      title={texts.title}
      role="alertdialog"
      isOpen={isAsking}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      actions={
        <>
          <Button look="danger-outline" onPress={() => blocker.proceed?.()}>
            {texts.leave}
          </Button>
          <Button onPress={() => blocker.reset?.()}>{texts.stay}</Button>
        </>
      }
    >
      <p className="text-ink-2">{texts.text}</p>
    </Dialog>
  );
}
