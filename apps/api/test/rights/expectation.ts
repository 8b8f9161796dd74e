import type { Who } from '@ayna/contracts/core/who';

/** The properties of an actor that `who` can check. */
export type ActorState = {
  readonly live: boolean;
  readonly admin: boolean;
  /** A session that a code opened without a password. */
  readonly customerOnly: boolean;
  /** The session's active salon. */
  readonly active: string | null;
  readonly groups: Readonly<Record<string, readonly string[]>>;
};

/** `admitted` means that the handler is called; its response depends on the module. */
export type Verdict = 'admitted' | 'sign-in-needed' | 'password-needed' | 'not-allowed' | 'not-found';

/** The expected access decision, computed from the contract alone. */
export const expectedVerdict = (who: Who, state: ActorState, salonInCall: string): Verdict => {
  switch (who.kind) {
    case 'anyone':
      return 'admitted';
    case 'guest':
      return who.signedIn && !state.live ? 'sign-in-needed' : 'admitted';
    case 'internal':
    case 'internal-salon':
      return 'not-found';
    case 'signed-in':
      if (!state.live) return 'sign-in-needed';
      return state.customerOnly && !who.customerOnly ? 'password-needed' : 'admitted';
    case 'admin':
      if (!state.live) return 'sign-in-needed';
      return state.admin ? 'admitted' : 'not-allowed';
    case 'member': {
      if (!state.live) return 'sign-in-needed';
      if (who.admin && state.admin) return 'admitted';
      const salon = who.salon === 'active' ? state.active : salonInCall;
      const groups = salon === null ? undefined : state.groups[salon];
      if (!groups) return 'not-found';
      const hasOne = (rights: readonly string[]): boolean =>
        rights.length === 0 || rights.some((right) => groups.includes(right));
      const passes = groups.includes('Administrator') || (hasOne(who.any) && hasOne(who.also ?? []));
      return passes ? 'admitted' : 'not-allowed';
    }
  }
};
