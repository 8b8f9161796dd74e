const DAY_MS = 86_400_000;

export const VALID_FOR_MS = 7 * DAY_MS;
export const COUNTED_MS = DAY_MS;

const MOST_TO_ONE = 5;
/** An SMS costs the platform: nobody sends them by hiring and firing. */
const MOST_BY_SALON = 40;

export type Sent = { readonly toEmployee: number; readonly bySalon: number };

export const sentTooOften = ({ toEmployee, bySalon }: Sent): boolean =>
  toEmployee >= MOST_TO_ONE || bySalon >= MOST_BY_SALON;

type Reachable = { readonly phone: string | null; readonly email: string | null };
export type Way = { readonly by: 'sms' | 'mail'; readonly sentTo: string };

/** The phone before the mail: an account has a proved phone. */
export const wayTo = ({ phone, email }: Reachable): Way | null => {
  if (phone !== null) return { by: 'sms', sentTo: phone };
  return email === null ? null : { by: 'mail', sentTo: email };
};

/** Whether one that was sent still leads to the person: a number that was wrong must not be let in. */
export const stillLeadsTo = ({ by, sentTo }: Way, { phone, email }: Reachable): boolean =>
  sentTo === (by === 'sms' ? phone : email);

type Standing = { readonly state: string; readonly expiresAt: number };

export const isOpen = ({ state, expiresAt }: Standing, now: number): boolean =>
  state === 'open' && now < expiresAt;

type Account = { readonly phone: string; readonly email: string | null };

/**
 * A phone is proved, so it must be the one that was invited. A mail's link is proof by itself, unless the
 * account has another address.
 */
export const isFor = ({ by, sentTo }: Way, { phone, email }: Account): boolean =>
  by === 'sms' ? phone === sentTo : email === null || email === sentTo;
