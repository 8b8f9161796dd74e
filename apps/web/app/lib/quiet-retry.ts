import type { Clock } from './clock.ts';

/** The browser as far as a retry needs it: whether one makes sense now, and when that may have changed. */
export type Browser = {
  readonly isReady: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
};

/** A tab that nobody sees, or that is offline, asks for nothing. */
export const thisBrowser: Browser = {
  isReady: () => navigator.onLine && document.visibilityState === 'visible',
  onChange(listener) {
    window.addEventListener('online', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

type Retry = {
  readonly clock: Clock;
  readonly browser: Browser;
  readonly pauseMs: number;
  readonly retry: () => void;
};

/** Retries after the pause, and at once when the browser is online again or the tab is shown again. */
export const scheduleRetry = ({ clock, browser, pauseMs, retry }: Retry): (() => void) => {
  const attempt = (): void => {
    if (browser.isReady()) retry();
  };
  const cancelTimer = clock.after(pauseMs, attempt);
  const stopListening = browser.onChange(attempt);
  return () => {
    cancelTimer();
    stopListening();
  };
};
