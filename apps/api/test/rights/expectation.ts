import type { Who } from '@ayna/contracts/core/who';

/** What is true of an actor, as far as `who` can ask. */
export type Standing = {
  readonly live: boolean;
  readonly admin: boolean;
  /** The salon that the session works in. */
  readonly active: string | null;
  readonly groups: Readonly<Record<string, readonly string[]>>;
};

/** `let-in` means past the door: what the object itself then answers is the module's matter. */
export type Verdict = 'let-in' | 'sign-in-needed' | 'not-allowed' | 'not-found';

/** What the door must say, computed from the contract alone. */
export const verdictOf = (who: Who, standing: Standing, namedSalon: string): Verdict => {
  switch (who.kind) {
    case 'anyone':
      return 'let-in';
    case 'guest':
      return who.signedIn && !standing.live ? 'sign-in-needed' : 'let-in';
    case 'sibling':
    case 'salon-sibling':
      return 'not-found';
    case 'signed-in':
      return standing.live ? 'let-in' : 'sign-in-needed';
    case 'admin':
      if (!standing.live) return 'sign-in-needed';
      return standing.admin ? 'let-in' : 'not-allowed';
    case 'member': {
      if (!standing.live) return 'sign-in-needed';
      if (who.admin && standing.admin) return 'let-in';
      const salon = who.salon === 'active' ? standing.active : namedSalon;
      const groups = salon === null ? undefined : standing.groups[salon];
      if (!groups) return 'not-found';
      const passes = groups.includes('Administrator') || who.any.length === 0;
      return passes || who.any.some((right) => groups.includes(right)) ? 'let-in' : 'not-allowed';
    }
  }
};
