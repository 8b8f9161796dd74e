import { type ToastContentProps, toast } from 'react-toastify/unstyled';
import './press-style.ts';
import './toast/toast.css';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { toastRules } from './toast/rules.ts';
import { texts } from './toast/texts.ts';

/**
 * A clock of our own, because react-toastify closes a toast when an animation ends, and for anyone who
 * asked for less motion none ever runs. What was left when it paused is left when it goes on.
 */
const useCountdown = (ms: number, isPaused: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused]);
};

type ToastTone = 'success' | 'danger' | 'warning' | 'info';

type ToastAction = { readonly label: string; readonly onPress: () => void };

type ToastMessage = {
  readonly text: string;
  readonly detail?: string;
  readonly tone?: ToastTone;
  /** False for a text that carries a mark of its own. */
  readonly hasIcon?: boolean;
  readonly action?: ToastAction;
  /** Before the action: what comes next. */
  readonly next?: ToastAction;
};

const icons = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info } as const;

// The toast is dark on a light page and light on a dark one, so its tints are the other way round.
const tints: Readonly<Record<ToastTone, string>> = {
  success: 'text-yesil-300 dark:text-yesil-700',
  danger: 'text-kirmizi-300 dark:text-kirmizi-700',
  warning: 'text-kehribar-300 dark:text-kehribar-700',
  info: 'text-mavi-300 dark:text-mavi-700',
};

const actionStyle =
  '-my-3 h-11 flex-none cursor-pointer px-1 font-semibold -outline-offset-4 outline-current tablet:-my-0.75 tablet:h-6.5 tablet:rounded-badge tablet:bg-surface/14 tablet:px-2 tablet:outline-offset-2 tablet:hover:bg-surface/22';

function ToastBody({ closeToast, isPaused, data }: ToastContentProps<ToastMessage>) {
  const { text, detail, tone = 'success', hasIcon = true, action, next } = data;
  useCountdown(toastRules.autoClose, isPaused, () => closeToast());
  const Icon = icons[tone];
  const time = {
    animationDuration: `${toastRules.autoClose}ms`,
    animationPlayState: isPaused ? 'paused' : 'running',
  };
  return (
    <>
      {hasIcon && <Icon size={20} className={`flex-none ${tints[tone]}`} />}
      <span className="min-w-0 flex-1">
        <span className="block">{text}</span>
        {detail && <span className="num block font-normal text-label opacity-80">{detail}</span>}
      </span>
      {[next, action].map(
        (one) =>
          one && (
            <Button
              key={one.label}
              className={actionStyle}
              onPress={() => {
                one.onPress();
                closeToast();
              }}
            >
              {one.label}
            </Button>
          ),
      )}
      <Button
        aria-label={texts.close}
        className="-m-3 grid size-11 flex-none cursor-pointer place-items-center opacity-70 -outline-offset-4 outline-current hover:opacity-100 tablet:-mx-1 tablet:-my-0.5 tablet:size-6 tablet:rounded-sm tablet:outline-offset-0"
        onPress={() => closeToast()}
      >
        <X size={16} />
      </Button>
      {action && (
        <span
          aria-hidden="true"
          className="toast-countdown absolute inset-x-0 bottom-0 h-0.75 bg-current opacity-50"
          style={time}
        />
      )}
    </>
  );
}

/** What went wrong is said at once; what went well waits until the screen reader has finished. */
export const showToast = (message: ToastMessage): void => {
  toast<ToastMessage>((props) => <ToastBody {...props} />, {
    data: message,
    role: message.tone === 'danger' ? 'alert' : 'status',
    // Several calls may fail for one reason: it is said once while it stands.
    ...(message.tone === 'danger' &&
      !message.action && { toastId: `${message.text} ${message.detail ?? ''}` }),
  });
};
