import { useSyncExternalStore } from 'react';
import type { SalonChoice } from '../../parts/salon-switcher.tsx';

type Role = 'Admin' | 'SalonOwner' | 'Employee' | 'Customer';

/** What stands around every signed-in screen. */
export type ShellData = {
  readonly person: {
    readonly code: string;
    readonly name: string;
    readonly lastname: string;
    readonly role: Role;
    /** In the active salon. */
    readonly groups: readonly string[];
  };
  readonly salons: readonly SalonChoice[];
  readonly activeSalonCode: string | undefined;
  readonly counts: { readonly waiting: number; readonly unread: number };
  readonly chooseSalon: (code: string) => void;
  readonly signOut: () => void;
};

export type ShellState =
  | { readonly state: 'restoring' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly data: ShellData };

const restoring: ShellState = { state: 'restoring' };
const signedOut: ShellState = { state: 'signed-out' };
const never = () => () => undefined;

/**
 * The session lives in the browser, so the server can only say that it is being restored. Until
 * there is a way to sign in, nobody is.
 */
export const useShellData = (): ShellState =>
  useSyncExternalStore<ShellState>(
    never,
    () => signedOut,
    () => restoring,
  );
