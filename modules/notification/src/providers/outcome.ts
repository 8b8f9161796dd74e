/**
 * The result of sending: accepted, permanently failed, or unknown. A thrown error means that the provider did
 * not accept the message and that it may be sent again.
 */
export type Outcome =
  | { readonly state: 'accepted'; readonly ref: string }
  | {
      readonly state: 'failed';
      readonly why: string;
      /** The provider rejects our account, not only this message: nothing is sent until somebody acts. */
      readonly alarm?: true;
      /** The reason lies with this provider, so another one may send the message. */
      readonly elsewhere?: true;
    }
  | { readonly state: 'unknown'; readonly why: string };
