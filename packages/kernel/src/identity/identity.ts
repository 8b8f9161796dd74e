import { errors, type JWTVerifyGetKey } from 'jose';

/** What is true of a session right now. The module that owns people answers it; it is cached for a second. */
export type SessionStatus = {
  /** Neither signed out nor ended because the person was deactivated. */
  readonly alive: boolean;
  readonly admin: boolean;
  /** The salon of the query, or the session's active one. */
  readonly salonCode: string | null;
  /** The groups held in that salon; null for a person who is not a member of it. */
  readonly groups: readonly string[] | null;
  /** Platform staff suspended that salon: its members only read. */
  readonly suspended?: boolean | undefined;
  /** A code opened the session without a password: no groups, no platform staff, no change of the account. */
  readonly customerOnly?: true | undefined;
  /** Whether the session has passed the person's second factor, is due to, or the person has none. */
  readonly secondFactor: 'missing' | 'due' | 'passed';
};

export type SessionQuery = {
  readonly person: string;
  readonly session: string;
  /** A salon's code, `active` for the session's own, or null for no salon. */
  readonly salon: string | null;
};

/** All that the kernel knows about people. The host hands it in. */
export type Identity = {
  readonly keys: JWTVerifyGetKey;
  sessionStatus(query: SessionQuery): Promise<SessionStatus>;
  /** Whether a signal reports a change that makes cached session statuses wrong. */
  affectsIdentity?(signal: { readonly module: string; readonly kind: string }): boolean;
};

/** Without a module that owns people, every token is refused. */
export const noIdentity: Identity = {
  keys: async () => {
    throw new errors.JWKSNoMatchingKey();
  },
  sessionStatus: async () => ({
    alive: false,
    admin: false,
    salonCode: null,
    groups: null,
    secondFactor: 'missing',
  }),
};
