import { paymentFailed, paymentRefunded, paymentSettled } from '@ayna/contracts/payment.events';
import { billingNoticeRequested } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import type { TestDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import type { MailServer } from '@ayna/stand-ins/mail';
import { expect } from 'vitest';

type DependencyKit = {
  readonly database: () => TestDatabase;
  readonly mail: () => MailServer;
  /** Puts an event into the queue of a module. */
  readonly deliver: (module: string, name: string, data: object, salonCode?: string) => Promise<unknown>;
};

const rowsOf = (database: () => TestDatabase) => (text: string, values: unknown[]) =>
  database().asAdmin(async (client) => (await client.query(text, values)).rows as unknown[]);

/** An order for extra SMS that waits for its payment. */
const orderOpener = (rows: ReturnType<typeof rowsOf>) => async () => {
  const [salonCode, reference] = [newCode(), newCode()];
  await rows(
    `insert into subscription.tax_details values
       ($1, 'person', 'Ayla', 'Er', '', '', '1234567890', 'Moda 12', 'Moda', 'Ankara', 'ayla@ornek.com', '+905550000000')`,
    [salonCode],
  );
  await rows(
    `insert into subscription.orders (salon_code, code, number, change, title, sms, amount, vat_rate, created_at, expires_at)
     values ($1, $2, $3, 'sms', '100 ek SMS', 100, 60, 20, now(), now())`,
    [salonCode, reference, newCode()],
  );
  return { salonCode, about: { code: newCode(), reference, amount: 60 } };
};

/** Events of payments, and the mails about them. */
export const packageDependencies = ({ database, mail, deliver }: DependencyKit) => {
  const rows = rowsOf(database);
  const openOrder = orderOpener(rows);
  return {
    'subscription handles payment.settled': async () => {
      const { salonCode, about } = await openOrder();
      const data = { ...about, kind: 'card', settledAt: new Date().toISOString(), cardCode: null };
      await deliver('subscription', paymentSettled.name, data, salonCode);
      const find = 'select remaining from subscription.sms_balances where salon_code = $1';
      await eventually(async () => expect(await rows(find, [salonCode])).toEqual([{ remaining: 100 }]));
    },
    'subscription handles payment.failed': async () => {
      const { salonCode, about } = await openOrder();
      await deliver(
        'subscription',
        paymentFailed.name,
        { ...about, kind: 'card', reason: 'declined' },
        salonCode,
      );
      const find = 'select state, reason from subscription.order_tries where salon_code = $1';
      await eventually(async () =>
        expect(await rows(find, [salonCode])).toEqual([{ state: 'failed', reason: 'declined' }]),
      );
    },
    'subscription handles payment.refunded': async () => {
      const { salonCode, about } = await openOrder();
      const refundCode = newCode();
      const data = { ...about, refundCode, refunded: 60, byCode: newCode(), reason: 'Yanlis paket.' };
      await deliver('subscription', paymentRefunded.name, data, salonCode);
      const find = 'select code from subscription.refunds where salon_code = $1';
      await eventually(async () => expect(await rows(find, [salonCode])).toEqual([{ code: refundCode }]));
    },
    'notification handles billing.notice-requested': async () => {
      const to = `${newCode()}@ornek.com`;
      const about = {
        name: 'Nehir',
        title: 'Salon paketi',
        amount: 990,
        on: '2026-10-02',
        orderNumber: null,
      };
      const data = { ...about, kind: 'renewal-near', cause: newCode(), to };
      await deliver('notification', billingNoticeRequested.name, data, newCode());
      const sent = () => mail().mails.find((one) => one.to.includes(to))?.text;
      await eventually(() => expect(sent()).toContain('2 Ekim 2026'));
    },
  };
};
