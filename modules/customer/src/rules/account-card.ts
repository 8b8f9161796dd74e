type LinkableCard = {
  readonly code: string;
  readonly userCode: string | null;
  readonly phone: string | null;
};

type Account = { readonly code: string; readonly phone: string };

/** Which card belongs to an account, and what has to change. */
export type AccountDecision<C extends LinkableCard> =
  | { readonly do: 'use'; readonly card: C }
  | { readonly do: 'update-phone'; readonly card: C }
  | { readonly do: 'link'; readonly card: C }
  /** `formerCard` loses the number: its account must have given it up, because this account has verified it. */
  | { readonly do: 'create'; readonly formerCard: C | null };

/**
 * Decides which card an account gets: the one linked to it, else the one with its verified phone, else a new one.
 * A linked card follows the account to a new number, unless that number has a card of its own: only the salon knows
 * which of the two is right.
 */
export const decideAccountCard = <C extends LinkableCard>(
  { code, phone }: Account,
  linked: C | null,
  withPhone: C | null,
): AccountDecision<C> => {
  if (linked)
    return linked.phone === phone || withPhone
      ? { do: 'use', card: linked }
      : { do: 'update-phone', card: linked };
  if (!withPhone) return { do: 'create', formerCard: null };
  return withPhone.userCode === null || withPhone.userCode === code
    ? { do: 'link', card: withPhone }
    : { do: 'create', formerCard: withPhone };
};
