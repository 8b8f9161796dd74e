/** Under which the browser keeps the names of the tours it has shown. */
const key = 'tours-seen';

export type TourMemory = Pick<Storage, 'getItem' | 'setItem'>;

const read = (memory: TourMemory): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(memory.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];
  } catch {
    // Somebody else's text, or a browser that keeps nothing: no tour was seen.
    return [];
  }
};

export const wasTourSeen = (name: string, memory: TourMemory = localStorage): boolean =>
  read(memory).includes(name);

export const markTourSeen = (name: string, memory: TourMemory = localStorage): void => {
  try {
    memory.setItem(key, JSON.stringify([...new Set([...read(memory), name])]));
  } catch {
    // A browser that keeps nothing shows the tour again; that is no reason to stop.
  }
};
