import { modules } from '@ayna/api/modules';
import { freshDatabase, type TestDatabase } from '@ayna/kernel/testkit/database';
import { openSecrets } from '@ayna/payment';
import { demoCard, paymentSecret } from '@ayna/stand-ins/iyzico/demo-card';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSalons } from '../plan.ts';
import { subscriptions } from '../subscriptions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase(modules);
  await subscriptions.run(database.url, planSalons({ salons: 3, months: 1, now: Date.now() }), {});
});
afterAll(() => database.drop());

test('the demo salon in grace has a renewal that was refused and is due again, from a card that the stand-in knows', async () => {
  const rows = await database.asAdmin(
    async (client) =>
      (
        await client.query(
          `select s.salon_code as salon, s.ends_at > now() as open, s.term_to <= now()::date as over,
             s.renewal_next_at <= now() as due, s.renewal_try as tries, s.renewal_reason as reason, o.state,
             o.term_from = s.term_to as follows, t.state as "tryState", c.card_token as token
           from subscription.subscriptions s
           join subscription.orders o on o.salon_code = s.salon_code and o.code = s.renewal_order
           join subscription.order_tries t on t.salon_code = s.salon_code and t.order_code = o.code
           join payment.stored_cards c on c.salon_code = s.salon_code and c.code = s.renewal_card
           where s.auto_renew`,
        )
      ).rows as { salon: string; token: string }[],
  );
  const [{ salon, token, ...renewal } = { salon: '', token: '' }, ...others] = rows;
  expect(others).toEqual([]);
  expect(renewal).toEqual({
    open: true,
    over: true,
    due: true,
    tries: 1,
    reason: 'expired-card',
    state: 'open',
    follows: true,
    tryState: 'failed',
  });
  expect(openSecrets(paymentSecret).unseal(`${salon} card token`, token)).toBe(demoCard.token);
});
