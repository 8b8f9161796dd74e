/**
 * The result of sending: accepted, permanently failed, or unknown. A thrown error means that the provider did
 * not accept the message and that it may be sent again.
 */
export type Outcome =
  | { readonly state: 'accepted'; readonly ref: string }
  /** `alarm`: the provider rejects our account, not only this message. */
  | { readonly state: 'failed'; readonly why: string; readonly alarm?: true }
  | { readonly state: 'unknown'; readonly why: string };
