import { contactChanged, emailLinkRequested } from '@ayna/contracts/auth.events';
import { reviewDecided } from '@ayna/contracts/content.events';
import { customersExported } from '@ayna/contracts/customer.events';
import { reportRequested } from '@ayna/contracts/finance.events';
import { paymentRefunded } from '@ayna/contracts/payment.events';
import { salonStatusSet } from '@ayna/contracts/salon.events';
import { trialExtended } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import type { TestDatabase } from '@ayna/kernel/testkit/database';
import { eventually } from '@ayna/kernel/testkit/eventually';
import type { MailServer } from '@ayna/stand-ins/mail';
import type { Netgsm } from '@ayna/stand-ins/netgsm';
import { expect } from 'vitest';

type DependencyKit = {
  readonly database: () => TestDatabase;
  readonly netgsm: () => Netgsm;
  readonly mail: () => MailServer;
  readonly logs: () => string;
  readonly insertPerson: () => Promise<string>;
  /** Puts an event into the queue of a module. */
  readonly deliver: (module: string, name: string, data: object, salonCode?: string) => Promise<unknown>;
};

const auditCheck = (database: () => TestDatabase) => (action: string, salonCode: string, actor: string) =>
  eventually(async () => {
    const { rows } = await database().asAdmin((client) =>
      client.query('select actor from auth.audit where action = $1 and about_salon = $2', [
        action,
        salonCode,
      ]),
    );
    expect(rows).toEqual([{ actor }]);
  });

/** The events about accounts: links and notices that go out, and what auth itself hears. */
export const authDependencies = ({ database, netgsm, mail, logs, insertPerson, deliver }: DependencyKit) => {
  const expectAudit = auditCheck(database);
  return {
    'auth handles customer.exported': async () => {
      const [byCode, salonCode] = [await insertPerson(), newCode()];
      await deliver('auth', customersExported.name, { byCode, what: 'cards', rows: 3 }, salonCode);
      await expectAudit('exported', salonCode, byCode);
    },
    'auth handles salon.status-set': async () => {
      const [byCode, salonCode] = [await insertPerson(), newCode()];
      const data = { byCode, from: 'Published', to: 'Suspended', reason: 'Adres yanlis.' };
      await deliver('auth', salonStatusSet.name, data, salonCode);
      await expectAudit('salon-status-set', salonCode, byCode);
    },
    'auth handles review.decided': async () => {
      const [byCode, salonCode] = [await insertPerson(), newCode()];
      const data = { code: newCode(), byCode, from: null, to: 'hidden', reason: 'Hakaret' };
      await deliver('auth', reviewDecided.name, data, salonCode);
      await expectAudit('review-decided', salonCode, byCode);
    },
    'auth handles trial.extended': async () => {
      const [byCode, salonCode] = [await insertPerson(), newCode()];
      const [from, to] = ['2026-11-18T21:00:00.000Z', '2026-11-25T21:00:00.000Z'];
      await deliver('auth', trialExtended.name, { byCode, days: 7, from, to, reason: '' }, salonCode);
      await expectAudit('trial-extended', salonCode, byCode);
    },
    'auth handles payment.refunded': async () => {
      const [byCode, salonCode] = [await insertPerson(), newCode()];
      const codes = { code: newCode(), reference: newCode(), refundCode: newCode() };
      const data = { ...codes, amount: 90, refunded: 90, byCode, reason: 'Yanlis paket.' };
      await deliver('auth', paymentRefunded.name, data, salonCode);
      await expectAudit('payment-refunded', salonCode, byCode);
    },
    'notification handles email-link.requested': async () => {
      const [token, email] = [`onay-${newCode()}`, `${newCode()}@ornek.com`];
      const expiresAt = new Date(Date.now() + 60_000).toISOString();
      const data = { code: newCode(), email, name: 'Mert', token, purpose: 'confirm', expiresAt };
      await deliver('notification', emailLinkRequested.name, data);
      const sent = () => mail().mails.find(({ to }) => to.includes(email))?.text;
      await eventually(() => expect(sent()).toContain(`/e-posta-onayi/${token}`));
      expect(logs()).not.toMatch(new RegExp(`${token}|${email}`));
    },
    'notification handles report.requested': async () => {
      const to = `${newCode()}@ornek.com`;
      const total = { income: 1250.5, expense: 400, difference: 850.5 };
      const data = { month: '2026-10', to, salonName: 'Nehir', paid: total, before: total, due: total };
      await deliver('notification', reportRequested.name, data, newCode());
      const sent = () => mail().mails.find((one) => one.to.includes(to))?.text;
      await eventually(() => expect(sent()).toContain('/profil/aylik-rapor?ay=2026-10'));
    },
    'notification handles contact.changed': async () => {
      const phone = '+905376400873';
      await deliver('notification', contactChanged.name, { code: newCode(), phone, what: 'phone' });
      const sent = () => netgsm().sent.find(({ number }) => number === '905376400873')?.text;
      await eventually(() => expect(sent()).toContain('cep telefonu'));
      expect(logs()).not.toContain('5376400873');
    },
  };
};
