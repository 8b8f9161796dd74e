import '../press-style.ts';
import './toast.css';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { toastRules } from './rules.ts';
import { texts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

type ToastTone = 'success' | 'danger' | 'warning' | 'info';

export type ToastMessage = {
  readonly text: string;
  readonly detail?: string;
  readonly tone?: ToastTone;
  /** False for a text that carries a mark of its own. */
  readonly hasIcon?: boolean;
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

const icons = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert, info: Info } as const;

// The toast is dark on a light page and light on a dark one, so its tints are the other way round.
const tints: Readonly<Record<ToastTone, string>> = {
  success: 'text-yesil-300 dark:text-yesil-700',
  danger: 'text-kirmizi-300 dark:text-kirmizi-700',
  warning: 'text-kehribar-300 dark:text-kehribar-700',
  info: 'text-mavi-300 dark:text-mavi-700',
};

export function ToastBody({ closeToast, isPaused, data }: ToastContentProps<ToastMessage>) {
  const { text, detail, tone = 'success', hasIcon = true, action } = data;
  useCountdown(toastRules.autoClose, isPaused, () => closeToast());
  const Icon = icons[tone];
  const time = {
    animationDuration: `${toastRules.autoClose}ms`,
    animationPlayState: isPaused ? 'paused' : 'running',
  };
  return (
    <>
      {hasIcon && (
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className={`flex-none ${tints[tone]}`} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block">{text}</span>
        {detail && <span className="num block font-normal text-label opacity-80">{detail}</span>}
      </span>
      {action && (
        <Button
          className="-my-3 h-11 flex-none cursor-pointer px-1 font-semibold -outline-offset-4 outline-current tablet:-my-0.75 tablet:h-6.5 tablet:rounded-badge tablet:bg-surface/14 tablet:px-2 tablet:outline-offset-2 tablet:hover:bg-surface/22"
          onPress={() => {
            action.onPress();
            closeToast();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        aria-label={texts.close}
        className="-m-3 grid size-11 flex-none cursor-pointer place-items-center opacity-70 -outline-offset-4 outline-current hover:opacity-100 tablet:-mx-1 tablet:-my-0.5 tablet:size-6 tablet:rounded-sm tablet:outline-offset-0"
        onPress={() => closeToast()}
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
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
