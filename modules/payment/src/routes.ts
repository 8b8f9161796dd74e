import { payment } from '@ayna/contracts/payment';
import { routesOf } from '@ayna/kernel/module';
import { chargeStoredCard } from './actions/charge-stored-card.ts';
import { removeCard, storeCard } from './actions/manage-cards.ts';
import { receiveCallback } from './actions/receive-callback.ts';
import { receiveWebhook } from './actions/receive-webhook.ts';
import { refundPayment } from './actions/refund-payment.ts';
import { listAttemptsOfReference, showAttempt } from './actions/show-attempt.ts';
import { showBankPage } from './actions/show-bank-page.ts';
import { showAttempts, showHistory } from './actions/show-panel.ts';
import { startPayment } from './actions/start-payment.ts';
import { listCards } from './store/cards.ts';

/** What the handlers need the host to open. */
type Providers = Parameters<typeof startPayment>[0]['providers'];

export const routes = routesOf<typeof payment, Providers>(payment, {
  bankPage: showBankPage,
  callback: receiveCallback,
  webhook: receiveWebhook,
  attempt: showAttempt,
  attempts: showAttempts,
  history: showHistory,
  refund: refundPayment,
  start: startPayment,
  charge: chargeStoredCard,
  ofReference: listAttemptsOfReference,
  storeCard,
  cards: (ctx) => ctx.db.forSalon(ctx.salon, listCards),
  deleteCard: removeCard,
});
