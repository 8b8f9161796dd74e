import { useSyncExternalStore } from 'react';

// A toast outlives the screen that showed it, so the sheet is not opened by a screen but by whatever offers it, and drawn
// by the shell.

let opened: string | null = null;
const listeners = new Set<() => void>();

const set = (code: string | null): void => {
  opened = code;
  for (const listener of listeners) listener();
};

/** Opens the till for the visit of a completed appointment. */
export const openSettlement = (appointmentCode: string): void => set(appointmentCode);
export const closeSettlement = (): void => set(null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useOpenSettlement = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
