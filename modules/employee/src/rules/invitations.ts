const DAY_MS = 86_400_000;

export const INVITATION_LIFETIME_MS = 7 * DAY_MS;
export const SEND_LIMIT_WINDOW_MS = DAY_MS;

const MAX_PER_EMPLOYEE = 5;
/** The platform pays for each SMS, so adding and removing employees must not send any number of them. */
const MAX_PER_SALON = 40;

export type SentCounts = { readonly toEmployee: number; readonly bySalon: number };

export const exceedsSendLimit = ({ toEmployee, bySalon }: SentCounts): boolean =>
  toEmployee >= MAX_PER_EMPLOYEE || bySalon >= MAX_PER_SALON;

type ContactDetails = { readonly phone: string | null; readonly email: string | null };
export type Delivery = { readonly by: 'sms' | 'mail'; readonly sentTo: string };

/** Prefers the phone, because every account has a verified phone. */
export const chooseDelivery = ({ phone, email }: ContactDetails): Delivery | null => {
  if (phone !== null) return { by: 'sms', sentTo: phone };
  return email === null ? null : { by: 'mail', sentTo: email };
};

/** Whether the invitation went to the employee's current contact: a wrong number must not get access. */
export const matchesContact = ({ by, sentTo }: Delivery, { phone, email }: ContactDetails): boolean =>
  sentTo === (by === 'sms' ? phone : email);

type InvitationStatus = { readonly state: string; readonly expiresAt: number };

export const isOpen = ({ state, expiresAt }: InvitationStatus, now: number): boolean =>
  state === 'open' && now < expiresAt;

type Account = { readonly phone: string; readonly email: string | null };

/**
 * An account's phone is verified, so it must be the invited one. A link in a mail is proof by itself, unless the
 * account has another address.
 */
export const isAddressedTo = ({ by, sentTo }: Delivery, { phone, email }: Account): boolean =>
  by === 'sms' ? phone === sentTo : email === null || email === sentTo;
