import { type ComponentProps, use, useCallback, useEffect, useRef, useState } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { entries } from './browser-entries.ts';
import type { OpenDialog } from './dialog-entries.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { texts } from './texts.ts';
import { UnsavedContext, useHold } from './unsaved.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

/**
 * Returns the focus to where it was in the dialog when its question is answered. React Aria restores what has the focus
 * as the question opens, but a press outside takes the focus from the dialog a moment before that.
 */
const useReturnFocus = (isOpen: boolean, isAsking: boolean): void => {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) focused.current = null;
    if (!isOpen || isAsking) return undefined;
    focused.current?.focus();
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isOpen, isAsking]);
};

type Options = {
  readonly isOpen: boolean;
  readonly isDismissable: boolean;
  readonly isInAddress: boolean;
  readonly close: () => void;
};

/** How an open dialog closes: at once, or after a question where a form in it has unsaved changes. */
const useClosing = ({ isOpen, isDismissable, isInAddress, close }: Options) => {
  const [isAsking, setAsking] = useState(false);
  useReturnFocus(isOpen, isAsking);
  const unsaved = useRef(0);
  const dialog = useRef<OpenDialog>(null);

  const leave = (): void => {
    setAsking(false);
    if (!isInAddress) return close();
    // The router goes back or replaces from its own entry, so ours must be gone by then.
    if (dialog.current) dialog.current.hasEntry = false;
    entries?.settle(close);
  };
  /** Returns whether it closes. */
  const dismiss = (): boolean => {
    const mayClose = unsaved.current === 0 && !isAsking;
    if (mayClose) leave();
    else setAsking(!isAsking);
    return mayClose;
  };
  const goBack = useRef(dismiss);
  useEffect(() => {
    goBack.current = () => isDismissable && dismiss();
  });

  useEffect(() => {
    if (!isOpen || !entries) return undefined;
    const added: OpenDialog = {
      hasEntry: !isInAddress || unsaved.current > 0,
      close: () => goBack.current(),
    };
    dialog.current = added;
    const remove = entries.add(added);
    return () => {
      dialog.current = null;
      remove();
    };
  }, [isOpen, isInAddress]);

  const holdUnsaved = useCallback(() => {
    unsaved.current += 1;
    // Where the address opened it, back would leave that entry: from now on there is one of ours above it.
    if (dialog.current) dialog.current.hasEntry = true;
    entries?.settle();
    return () => {
      unsaved.current -= 1;
    };
  }, []);

  return { isAsking, dismiss, leave, stay: () => setAsking(false), holdUnsaved };
};

export type FrameProps = Omit<PanelProps, 'isOpen' | 'onOpenChange'> & {
  /** Left out inside a `DialogTrigger`, which keeps it. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** True where the address says that it is open: then the router's own entry is the one that back leaves. */
  readonly isInAddress?: boolean;
  /** Whether a form has changes that closing would lose. A form inside may say it by `useUnsaved` instead. */
  readonly isUnsaved?: boolean;
};

type Props = FrameProps & Pick<ComponentProps<typeof Panel>, 'kind' | 'width'>;

/** The modal box of a dialog or sheet: back closes it, and where a form in it has unsaved changes it asks first. */
export function Frame({ isOpen, onOpenChange, isInAddress = false, isUnsaved = false, ...panel }: Props) {
  const trigger = use(OverlayTriggerStateContext);
  const isShown = isOpen ?? trigger?.isOpen ?? false;
  const setOpen = (next: boolean): void => (onOpenChange ? onOpenChange(next) : trigger?.setOpen(next));
  const closing = useClosing({
    isOpen: isShown,
    isDismissable: panel.isDismissable ?? true,
    isInAddress,
    close: () => setOpen(false),
  });
  useHold(closing.holdUnsaved, isShown && isUnsaved);
  return (
    <UnsavedContext value={closing.holdUnsaved}>
      <Panel
        {...panel}
        isOpen={isShown}
        onOpenChange={(next) => {
          if (next) setOpen(true);
          else closing.dismiss();
        }}
      />
      <UnsavedQuestion
        {...texts.unsaved}
        isOpen={isShown && closing.isAsking}
        onLeave={closing.leave}
        onStay={closing.stay}
      />
    </UnsavedContext>
  );
}
