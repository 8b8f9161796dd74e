/** A caller without an account. */
export type Visitor = { readonly kind: 'visitor'; readonly address: string };

/** A person with a live session. Their rights are looked up per salon, never carried along. */
export type Person = {
  readonly kind: 'person';
  readonly code: string;
  readonly session: string;
  readonly address: string;
  /** A code opened the session without a password: the person acts as a customer, whatever else they are. */
  readonly customerOnly?: true;
};

/** A module acting on its own: a listener, a schedule, a tool. */
export type Machine = { readonly kind: 'machine'; readonly module: string };

export type Actor = Visitor | Person | Machine;
