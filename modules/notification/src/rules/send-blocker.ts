type PlannedMessage = {
  readonly channel: 'mail' | 'sms';
  readonly recipient: string;
  readonly expiresAt: number | null;
};

/** The reason not to send a message, or null. */
export const findSendBlocker = (
  { channel, recipient, expiresAt }: PlannedMessage,
  now: number,
): string | null => {
  if (channel === 'sms' && !/^\+905\d{9}$/.test(recipient)) return 'not a Turkish mobile number';
  return expiresAt !== null && expiresAt <= now ? 'expired before it was sent' : null;
};
