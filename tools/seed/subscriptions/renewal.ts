import type { Settings } from '@ayna/kernel/module';
import { openSecrets } from '@ayna/payment';
import { demoCard, paymentSecret } from '@ayna/stand-ins/iyzico/demo-card';
import type { Client } from 'pg';

type Unpaid = {
  readonly salon: string;
  /** The renewal that the bank refused. */
  readonly order: string;
  readonly card: string;
  readonly now: number;
};

/**
 * A term in its days of grace: the renewal was tried on its first day with a card that has expired, and is due again. The
 * product tries it within a minute, and the stand-in's bank refuses it once more.
 */
export const insertUnpaidRenewal = async (
  client: Client,
  { salon, order, card, now }: Unpaid,
  { PAYMENT_SECRET: secret = paymentSecret }: Settings,
): Promise<void> => {
  const { seal, hash } = openSecrets(secret);
  const { userKey, token, lastFour, brand } = demoCard;
  await client.query(
    `insert into payment.stored_cards (salon_code, code, user_key, card_token, token_hash, last_four, brand, expires, created_at)
     select $1, $2, $3, $4, $5, $6, $7, to_char(term_to - interval '1 month', 'YYYY-MM'), started_at
     from subscription.subscriptions where salon_code = $1`,
    [
      salon,
      card,
      seal(`${salon} user key`, userKey),
      seal(`${salon} card token`, token),
      hash(token),
      lastFour,
      brand,
    ],
  );
  await client.query(
    `update subscription.subscriptions set auto_renew = true, renewal_card = $2, renewal_order = $3, renewal_try = 1,
       renewal_sent = true, renewal_next_at = $4, renewal_reason = 'expired-card'
     where salon_code = $1`,
    [salon, card, order, new Date(now)],
  );
  await client.query(
    `update subscription.orders o set basis = s.term_code, store = true, card_code = s.renewal_card,
       term_from = s.term_to, term_to = s.term_to + interval '1 month', expires_at = s.ends_at,
       created_at = (s.term_to + time '9:00') at time zone 'Europe/Istanbul'
     from subscription.subscriptions s where o.salon_code = $1 and o.code = $2 and s.salon_code = o.salon_code`,
    [salon, order],
  );
  await client.query(
    `update subscription.order_tries t set at = o.created_at from subscription.orders o
     where t.salon_code = $1 and t.order_code = $2 and o.salon_code = t.salon_code and o.code = t.order_code`,
    [salon, order],
  );
};
