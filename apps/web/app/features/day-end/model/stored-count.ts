import { localStore } from '../../../lib/storage.ts';
import { type CountValues, emptyCount } from './count.ts';

const keyOf = (salonCode: string, day: string): string => `ayna.day-end.${salonCode}.${day}`;

/** A count in progress survives a reload, on this device only. */
export const loadCount = (salonCode: string, day: string): CountValues => {
  try {
    const stored = JSON.parse(localStore.get(keyOf(salonCode, day)) ?? '{}') as Partial<CountValues>;
    return { ...emptyCount, ...stored };
  } catch {
    return emptyCount;
  }
};

export const saveCount = (salonCode: string, day: string, values: CountValues): void => {
  localStore.set(keyOf(salonCode, day), JSON.stringify(values));
};

export const removeCount = (salonCode: string, day: string): void => localStore.remove(keyOf(salonCode, day));
