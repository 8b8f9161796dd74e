type Planned = {
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly expiresAt: number | null;
};

/** Why a message is not handed over at all, or null when it may go. */
export const whyNotSent = ({ channel, recipient, expiresAt }: Planned, now: number): string | null => {
  if (channel === 'sms' && !/^\+905\d{9}$/.test(recipient)) return 'not a Turkish mobile number';
  return expiresAt !== null && expiresAt <= now ? 'too late to be of use' : null;
};
