import type { CountBody } from '../../../data/inventory.ts';
import { tabStore } from '../../../lib/storage.ts';
import type { CountEntries } from './count.ts';

/** A count that was sent and may have been recorded: it is sent again as it was, so that it is recorded once. */
export type SentCount = { readonly body: CountBody; readonly key: string };

/** What a stock count keeps in this tab, so that a reload loses nothing. */
export type StoredCount = {
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** In the order in which they were counted. */
  readonly entries: CountEntries;
  /** Why the stock differs, by product. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly sent: Readonly<Record<string, SentCount>>;
};

export const newCount = (startedAt: number): StoredCount => ({
  startedAt,
  entries: {},
  reasons: {},
  sent: {},
});

/** Raise it when the shape changes. */
const version = 1;

const keyOf = (salonCode: string): string => `ayna.stock-count.${version}.${salonCode}`;

export const readCount = (salonCode: string): StoredCount | null => {
  const text = tabStore.get(keyOf(salonCode));
  return text === null ? null : (JSON.parse(text) as StoredCount);
};

export const storeCount = (salonCode: string, count: StoredCount): void =>
  void tabStore.set(keyOf(salonCode), JSON.stringify(count));

export const forgetCount = (salonCode: string): void => tabStore.remove(keyOf(salonCode));

const without = <T>(record: Readonly<Record<string, T>>, code: string): Readonly<Record<string, T>> => {
  const { [code]: _, ...rest } = record;
  return rest;
};

export const withoutSent = (count: StoredCount, code: string): StoredCount => ({
  ...count,
  sent: without(count.sent, code),
});

/** Counted, or counted again against the present stock: it stands last, and what was sent for it is over. */
export const withEntry = (count: StoredCount, code: string, entry: CountEntries[string]): StoredCount => ({
  ...withoutSent(count, code),
  entries: { ...without(count.entries, code), [code]: entry },
});

/** As if it had not been counted: it was recorded, or is to be counted again. */
export const withoutEntry = (count: StoredCount, code: string): StoredCount => ({
  ...count,
  entries: without(count.entries, code),
  reasons: without(count.reasons, code),
  sent: without(count.sent, code),
});
