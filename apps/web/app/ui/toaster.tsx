import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { ToastContainer, type ToastTransitionProps, toast } from 'react-toastify/unstyled';
import { toastRules } from './toast/rules.ts';
import { texts } from './toast/texts.ts';

const exitMs = 200;

/** The look of coming and going is CSS; here is only how long going takes. */
function ToastTransition({ children, isIn, preventExitTransition, ...callbacks }: ToastTransitionProps) {
  const first = useRef(callbacks);
  useEffect(() => first.current.playToast(), []);
  useEffect(() => {
    if (isIn) return;
    const timer = setTimeout(() => first.current.done(), preventExitTransition ? 0 : exitMs);
    return () => clearTimeout(timer);
  }, [isIn, preventExitTransition]);
  return children;
}

const toastClass = [
  // `--y` is where the library's drag starts from; selected text would be dragged instead of the toast.
  'pointer-events-auto relative flex min-h-11 touch-pan-y select-none items-start [--y:0px] gap-2.5 overflow-hidden',
  'rounded-box bg-ink py-3 pr-3 pl-3.5 font-medium text-body text-surface shadow-3',
  'transition-appear duration-(--dur-2) ease-out starting:translate-x-4 starting:opacity-0',
  'data-[in=false]:opacity-0',
].join(' ');

// On a desk below the buttons of a screen's head, which end 74 px from the top: a toast waits while the pointer is over
// it, so it would cover what somebody is about to press.
const containerClass =
  'pointer-events-none fixed inset-x-3 top-3 z-[100] grid gap-2 tablet:top-22 tablet:left-auto tablet:w-90 pt-[env(safe-area-inset-top)]';

const toastOf = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-in]') : null;

/** Anyone who came with Alt+T is not hurried, leaves with Esc, and stands afterwards where he stood before. */
const useToastHotKey = () => {
  const before = useRef<HTMLElement | null>(null);
  useEffect(
    () =>
      toast.onChange(({ id, status }) => {
        const leaving = status === 'removed' ? document.getElementById(String(id)) : null;
        if (leaving?.contains(document.activeElement)) before.current?.focus();
      }),
    [],
  );
  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
        before.current = relatedTarget;
      }
      toast.pause();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) toast.play();
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      const visited = toastOf(target);
      if (key === 'Escape' && visited) toast.dismiss(visited.id);
    },
  };
};

/** Once in a layout. It lies above dialogs and stays in reach while one is open. */
export function Toaster() {
  return (
    <div data-react-aria-top-layer="true" {...useToastHotKey()}>
      <ToastContainer
        {...toastRules}
        aria-label={texts.region}
        transition={ToastTransition}
        icon={false}
        closeButton={false}
        customProgressBar
        className={() => containerClass}
        toastClassName={() => toastClass}
      />
    </div>
  );
}
