/** Longer than a provider may take to respond: after this time the process that was sending has died. */
const LEASE_MS = 15_000;

export type MessageState = {
  readonly channel: 'mail' | 'sms';
  readonly state: 'planned' | 'handed' | 'accepted' | 'failed' | 'unknown';
  readonly handedAt: number | null;
};

export type DeliveryStep = 'send' | 'resend' | 'check' | 'wait' | 'skip';

/**
 * The next step of a delivery. A settled message is skipped, however often its delivery is requested, and one
 * that another process is sending is waited for. When that process died before it recorded the outcome, a mail
 * is sent again and counted as a repeat; an SMS is only looked for in the provider's report, because a phone
 * cannot recognise a duplicate.
 */
export const nextStep = ({ channel, state, handedAt }: MessageState, now: number): DeliveryStep => {
  if (state === 'planned') return 'send';
  if (state !== 'handed') return 'skip';
  if (handedAt !== null && now - handedAt < LEASE_MS) return 'wait';
  return channel === 'sms' ? 'check' : 'resend';
};
