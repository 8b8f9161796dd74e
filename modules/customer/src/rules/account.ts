type Held = { readonly code: string; readonly userCode: string | null; readonly phone: string | null };

type Account = { readonly code: string; readonly phone: string };

/** What becomes of the cards that an account meets: which one is theirs, and what changes. */
export type Settled<C extends Held> =
  | { readonly do: 'use'; readonly card: C }
  | { readonly do: 'take-phone'; readonly card: C }
  | { readonly do: 'link'; readonly card: C }
  /** `from` loses the number: its account has given it up, or else it could not be verified here. */
  | { readonly do: 'make'; readonly from: C | null };

/**
 * The card of an account: the one that is linked to it, else the one with its verified phone, else a new one.
 * A linked card follows the account to a new number, unless that number has a card of its own: which of the
 * two is right, only the salon knows.
 */
export const settleAccount = <C extends Held>(
  { code, phone }: Account,
  linked: C | null,
  withPhone: C | null,
): Settled<C> => {
  if (linked)
    return linked.phone === phone || withPhone
      ? { do: 'use', card: linked }
      : { do: 'take-phone', card: linked };
  if (!withPhone) return { do: 'make', from: null };
  return withPhone.userCode === null || withPhone.userCode === code
    ? { do: 'link', card: withPhone }
    : { do: 'make', from: withPhone };
};
