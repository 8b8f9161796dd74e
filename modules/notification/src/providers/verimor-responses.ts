import * as z from 'zod/mini';
import type { Outcome } from './outcome.ts';
import { ProviderUnavailable, type SmsLookup } from './sms.ts';

/** Words about our account or sender name: another provider may send the message. */
const accountWords = new Set(['INSUFFICIENT_CREDITS', 'INVALID_SOURCE_ADDRESS']);
/** A gateway that timed out does not know whether the SMS was accepted. */
const gatewayStatuses = new Set([502, 504]);

/** An error is one word. Anything else, such as the sentence of a 401, is not stored: it may name the account. */
const wordOf = (body: string): string => /^[A-Z_]{3,40}$/.exec(body.trim())?.[0] ?? '';

/**
 * The meaning of the provider's response to an SMS: 200 with the plain number of a campaign, 400 with a word, 401 for the
 * account or its address, 429 when there were too many requests.
 */
export const toOutcome = (status: number, body: string): Outcome => {
  if (status === 200) {
    const ref = /^\d{1,20}$/.exec(body.trim())?.[0];
    return ref ? { state: 'accepted', ref } : { state: 'unknown', why: 'verimor 200 without a campaign' };
  }
  const word = wordOf(body);
  const why = word === '' ? `verimor HTTP ${status}` : `verimor ${word}`;
  if (status === 401 || status === 403) return { state: 'failed', why, alarm: true, elsewhere: true };
  if (gatewayStatuses.has(status)) return { state: 'unknown', why };
  if (status === 429 || status >= 500) throw new ProviderUnavailable(why);
  return {
    state: 'failed',
    why,
    ...(word === 'INSUFFICIENT_CREDITS' && { alarm: true }),
    ...(accountWords.has(word) && { elsewhere: true }),
  };
};

const campaignId = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const statusShape = z.array(z.object({ campaign_id: campaignId, campaign_custom_id: campaignId }));

/** What the provider says about our own id: 404 means that no campaign has it. */
export const parseStatus = (status: number, body: string, code: string): SmsLookup => {
  if (status === 404) return 'absent';
  if (status !== 200) throw new Error(`verimor status HTTP ${status}`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new Error('verimor status is unreadable');
  }
  const rows = z.safeParse(statusShape, parsed).data;
  if (!rows) throw new Error('verimor status is unreadable');
  const own = rows.find((row) => row.campaign_custom_id === code);
  // A campaign without messages is being prepared.
  return own ? { ref: own.campaign_id } : 'unsure';
};
