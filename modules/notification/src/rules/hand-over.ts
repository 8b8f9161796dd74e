/** Longer than a provider may take to answer; a hand-over older than this has lost its process. */
const LEASE_MS = 15_000;

export type Standing = {
  readonly channel: 'mail' | 'sms';
  readonly state: 'planned' | 'handed' | 'accepted' | 'failed' | 'unknown';
  readonly handedAt: number | null;
};

export type Verdict = 'hand-over' | 'repeat' | 'ask' | 'wait' | 'leave';

/**
 * What to do about a message whose delivery is asked for. One that is settled is left alone, however
 * often it is asked for; one that somebody is handing over right now is waited for. One that was handed
 * over by a process which did not live to record it is, if a mail, handed over again, and that is
 * counted; if an SMS, the provider is asked what became of it, because a phone can't tell two from one.
 */
export const verdictOn = ({ channel, state, handedAt }: Standing, now: number): Verdict => {
  if (state === 'planned') return 'hand-over';
  if (state !== 'handed') return 'leave';
  if (handedAt !== null && now - handedAt < LEASE_MS) return 'wait';
  return channel === 'sms' ? 'ask' : 'repeat';
};
