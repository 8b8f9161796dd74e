import type { RefusalCode } from '@ayna/contracts/errors';

/** A hold that has not expired. */
export type StandingHold = {
  readonly code: string;
  readonly holder: string;
  readonly network: string;
  readonly date: string;
  /** Over all employees. */
  readonly minutes: number;
  readonly expiresAt: string;
};

export type WantedHold = Pick<StandingHold, 'holder' | 'network' | 'date' | 'minutes'>;

const MAX_PER_HOLDER = 2;
/** Mobile operators put many people behind one address. */
const MAX_PER_NETWORK = 10;
/** The part of a day's working time that strangers may hold together. */
const SHARE_OF_DAY = 1 / 3;

type Verdict = { readonly refused: RefusalCode } | { readonly released: readonly string[] };

/**
 * Whether a time may be held. A person who holds two times already gives up the older one: it is the time that was
 * looked at before.
 */
export const checkHold = (
  standing: readonly StandingHold[],
  wanted: WantedHold,
  workMinutesOfDay: number,
): Verdict => {
  const own = standing
    .filter(({ holder }) => holder === wanted.holder)
    .toSorted((one, other) => (one.expiresAt < other.expiresAt ? -1 : 1));
  const released = own.slice(0, Math.max(0, own.length - MAX_PER_HOLDER + 1)).map(({ code }) => code);
  const others = standing.filter(({ code }) => !released.includes(code));
  if (others.filter(({ network }) => network === wanted.network).length >= MAX_PER_NETWORK)
    return { refused: 'too-many-holds' };
  const held = others
    .filter(({ date }) => date === wanted.date)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  // One visit may always be held, however short the day is.
  if (held > 0 && held + wanted.minutes > workMinutesOfDay * SHARE_OF_DAY)
    return { refused: 'too-many-holds' };
  return { released };
};
