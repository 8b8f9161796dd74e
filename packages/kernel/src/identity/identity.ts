import { errors, type JWTVerifyGetKey } from 'jose';

/** What is true of a person right now; asked of the module that owns people, remembered for a second. */
export type Standing = {
  /** The session was neither signed out nor ended by the person being deactivated. */
  readonly alive: boolean;
  readonly admin: boolean;
  /** The salon that was asked about, or the session's active one. */
  readonly salonCode: string | null;
  /** The groups held in that salon; null for somebody who is no member of it. */
  readonly groups: readonly string[] | null;
};

export type Question = {
  readonly person: string;
  readonly session: string;
  /** A salon's code, or `active` for the session's own; null asks about no salon at all. */
  readonly salon: string | null;
};

/** The one thing the kernel has to be told about people. The host hands it in. */
export type Identity = {
  readonly keys: JWTVerifyGetKey;
  standing(question: Question): Promise<Standing>;
  /** Whether a ring tells of a change by which what is remembered of people may be wrong. */
  isAboutPeople?(ring: { readonly module: string; readonly kind: string }): boolean;
};

/** Until a module serves people, nobody is known and every token is refused. */
export const nobody: Identity = {
  keys: async () => {
    throw new errors.JWKSNoMatchingKey();
  },
  standing: async () => ({ alive: false, admin: false, salonCode: null, groups: null }),
};
