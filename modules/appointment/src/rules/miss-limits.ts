const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Of one network in an hour: mobile operators put many people behind one address. */
const MAX_PER_NETWORK = 30;

type CountedMisses = {
  /** When the browser was last counted; undefined if it was not. */
  readonly ofBrowser: number | undefined;
  /** When the network was counted. */
  readonly ofNetwork: readonly number[];
};

/** The times of a network that still count towards its limit. */
export const withinHour = (times: readonly number[], now: number): readonly number[] =>
  times.filter((at) => now - at < HOUR_MS);

/**
 * Whether one more search is counted: a page that asks for many days counts once, and a script that calls itself a new
 * browser each time does not fill the owner's figures.
 */
export const mayCountMiss = ({ ofBrowser, ofNetwork }: CountedMisses, now: number): boolean =>
  (ofBrowser === undefined || now - ofBrowser >= MINUTE_MS) &&
  withinHour(ofNetwork, now).length < MAX_PER_NETWORK;
