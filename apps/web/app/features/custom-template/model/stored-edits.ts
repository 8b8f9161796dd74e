import type { PageDesign } from '../../../data/page-design.ts';
import { localStore } from '../../../lib/storage.ts';

/** What was not saved yet when the page went, with the version of the draft that it was based on. */
export type StoredEdits = {
  readonly version: number;
  readonly design: PageDesign;
  /** A save that was under way: if the server has it, it is nobody else's. Null is a discarded draft. */
  readonly sent?: PageDesign | null;
};

const keyOf = (salonCode: string): string => `ayna.page-design.${salonCode}`;

export const loadEdits = (salonCode: string): StoredEdits | undefined => {
  try {
    const stored = JSON.parse(localStore.get(keyOf(salonCode)) ?? '{}') as Partial<StoredEdits>;
    return stored.version !== undefined && stored.design ? (stored as StoredEdits) : undefined;
  } catch {
    return undefined;
  }
};

export const storeEdits = (salonCode: string, edits: StoredEdits): boolean =>
  localStore.set(keyOf(salonCode), JSON.stringify(edits));

export const removeEdits = (salonCode: string): void => localStore.remove(keyOf(salonCode));
