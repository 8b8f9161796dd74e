import type { PaymentProvider } from '../provider.ts';
import { errorCodeOf, isSuccess, textOf } from './answers.ts';
import type { Http } from './http.ts';
import { storeCardRequest } from './requests.ts';

/** Cards that iyzico keeps for us. */
export const openCards = (http: Http): Pick<PaymentProvider, 'storeCard' | 'deleteCard'> => ({
  async storeCard({ conversation, buyer, card, userKey }) {
    const answer = await http.post('/cardstorage/card', storeCardRequest(conversation, buyer, card, userKey));
    if (!answer) return { kind: 'declined', code: 'no-answer' };
    if (!isSuccess(answer)) return { kind: 'declined', code: errorCodeOf(answer) };
    return {
      kind: 'stored',
      userKey: textOf(answer, 'cardUserKey'),
      token: textOf(answer, 'cardToken'),
      lastFour: textOf(answer, 'lastFourDigits') || card.number.slice(-4),
      brand: textOf(answer, 'cardAssociation'),
    };
  },

  async deleteCard({ userKey, token }) {
    const body = { locale: 'tr', cardUserKey: userKey, cardToken: token };
    const answer = await http.post('/cardstorage/card/delete', body);
    // 3005: it is gone already.
    if (!isSuccess(answer) && errorCodeOf(answer) !== '3005')
      throw new Error(`iyzico did not delete a card: ${errorCodeOf(answer)}`);
  },
});
