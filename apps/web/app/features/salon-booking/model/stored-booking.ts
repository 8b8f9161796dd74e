import type { BookedVisit, BookingBody } from '../../../data/booking.ts';
import type { PartOfDay } from '../../../data/waiting-list.ts';
import { newIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { tabStore } from '../../../lib/storage.ts';

// What a booking keeps in this tab, so that a reload, going back and a lost connection lose nothing.

/** What the customer typed. */
export type Draft = {
  readonly fullName: string;
  readonly phone: string;
  readonly note: string;
  readonly isForOther: boolean;
  readonly otherName: string;
};

export const emptyDraft: Draft = { fullName: '', phone: '', note: '', isForOther: false, otherName: '' };

/** Instants by the browser's own clock. */
export type StoredHold = {
  /** Of which visit at which time. */
  readonly key: string;
  readonly holdCode: string;
  readonly expiresAt: number;
  readonly endDate: string;
  readonly employeeCodes: readonly string[];
};

/** A call that was sent and may have been answered. */
type AskedFor = { readonly what: string; readonly key: string; readonly askedAt: number };

/** A booking that was sent and may have been made: it is sent again as it was, so that it is made once. */
export type SentBooking = { readonly body: BookingBody; readonly key: string };

/** The booked visit, for the last page. */
export type StoredVisit = {
  readonly visit: BookedVisit;
  readonly firstName: string;
  readonly forName: string;
};

/** What somebody would wait for: how many days after the first, at which parts of them, with whom. */
export type WaitingChoice = {
  readonly daysAfter: number;
  readonly parts: readonly PartOfDay[];
  readonly isAnybody: boolean;
};

type Stored = {
  readonly draft: Draft;
  readonly waiting: WaitingChoice;
  readonly hold: StoredHold;
  readonly askedHold: AskedFor;
  readonly askedCode: AskedFor;
  readonly sent: SentBooking;
  readonly visit: StoredVisit;
};

const keyOf = (salonCode: string, what: keyof Stored): string => `ayna.booking.${salonCode}.${what}`;

export const readStored = <What extends keyof Stored>(
  salonCode: string,
  what: What,
): Stored[What] | undefined => {
  try {
    return (JSON.parse(tabStore.get(keyOf(salonCode, what)) ?? 'null') as Stored[What] | null) ?? undefined;
  } catch {
    return undefined;
  }
};

export const store = <What extends keyof Stored>(salonCode: string, what: What, value: Stored[What]): void =>
  void tabStore.set(keyOf(salonCode, what), JSON.stringify(value));

export const forget = (salonCode: string, ...all: readonly (keyof Stored)[]): void => {
  for (const what of all) tabStore.remove(keyOf(salonCode, what));
};

/**
 * The same key for as long as the same is asked for, also by a tab that was killed before the response: a time is not
 * taken by the customer's own lost hold then, and no second SMS is refused as too soon.
 */
export const keyOfAsking = (
  salonCode: string,
  name: 'askedHold' | 'askedCode',
  { what, now, lastsMs }: { readonly what: string; readonly now: number; readonly lastsMs: number },
): AskedFor => {
  const before = readStored(salonCode, name);
  if (before?.what === what && before.askedAt <= now && now < before.askedAt + lastsMs) return before;
  const asked = { what, key: newIdempotencyKey(), askedAt: now };
  store(salonCode, name, asked);
  return asked;
};
