/**
 * How handing over ended: taken, refused for good, or nobody can say. Anything else is thrown, which
 * means that it was not taken and may be tried again.
 */
export type Outcome =
  | { readonly state: 'accepted'; readonly ref: string }
  /** `alarm`: not this message but our account is refused. */
  | { readonly state: 'failed'; readonly why: string; readonly alarm?: true }
  | { readonly state: 'unknown'; readonly why: string };
