import type { AttemptReason } from '@ayna/contracts/core/payment/attempts';

/** The codes of iyzico that tell a person something; see docs.iyzico.com, error codes. */
const reasons: Readonly<Record<string, AttemptReason>> = {
  '10051': 'insufficient-funds',
  '10005': 'declined',
  '10012': 'declined',
  '10054': 'expired-card',
  '10084': 'wrong-cvc',
  '10057': 'not-permitted',
  '10058': 'not-permitted',
  '10093': 'not-permitted',
  '10041': 'card-blocked',
  '10043': 'card-blocked',
  '10034': 'suspected-fraud',
  '6000': 'suspected-fraud',
  '6001': 'suspected-fraud',
  '12': 'wrong-card',
  '5003': 'wrong-card',
};

/** Why a card was declined, in words that help the person who pays. */
export const declineReason = (providerCode: string): AttemptReason => {
  if (providerCode.startsWith('md-')) return 'not-confirmed';
  return reasons[providerCode] ?? (/^10\d{3}$/.test(providerCode) ? 'declined' : 'provider-error');
};
