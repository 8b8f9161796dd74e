/** As the providers themselves are called. */
export type SmsProviderName = 'netgsm' | 'verimor';

export type Pause = {
  readonly provider: SmsProviderName;
  /** How often it failed since it last accepted an SMS. */
  readonly failures: number;
  readonly until: number;
};

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 600_000;

/** How long a provider that failed so many times in a row is left alone. Then one message tries it again. */
export const pauseMs = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE_MS);

type Route = {
  readonly available: readonly SmsProviderName[];
  readonly pauses: readonly Pause[];
  readonly now: number;
};

/**
 * The providers to try for one message, the best first. One that is paused comes last and not never: if both fail, an SMS
 * is still tried, so that the end of an outage is noticed.
 */
export const smsRoute = ({ available, pauses, now }: Route): SmsProviderName[] => {
  const isPaused = (name: SmsProviderName): boolean =>
    pauses.some(({ provider, until }) => provider === name && until > now);
  return [...available.filter((name) => !isPaused(name)), ...available.filter(isPaused)];
};
