/** A working day: platform staff give a code once in it. */
export const SECOND_FACTOR_MS = 8 * 3_600_000;

type Times = {
  /** Null without a second factor. */
  readonly secondFactorSince: Date | null;
  /** When the session last gave a code. */
  readonly secondFactorAt: Date | null;
};

/** Until when the session has passed the second factor; null if it has not. */
export const passedUntil = ({ secondFactorSince, secondFactorAt }: Times, now: number): Date | null => {
  if (!secondFactorSince || !secondFactorAt || secondFactorAt < secondFactorSince) return null;
  const until = secondFactorAt.getTime() + SECOND_FACTOR_MS;
  return until > now ? new Date(until) : null;
};

export const secondFactorStatus = (times: Times, now: number): 'missing' | 'due' | 'passed' => {
  if (!times.secondFactorSince) return 'missing';
  return passedUntil(times, now) ? 'passed' : 'due';
};

/** Guesses at one person's codes, from all addresses together. */
export const secondFactorGuessLimit = (person: string) => ({
  key: `second factor ${person}`,
  max: 10,
  seconds: 900,
});
