import { expect, test } from 'vitest';
import { startInbox } from './inbox.ts';
import type { ReceivedMail } from './mail.ts';
import type { ReceivedSms } from './netgsm.ts';
import type { VerimorSms } from './verimor.ts';

test('lists the sent mails and SMS, newest first', async () => {
  const mails: ReceivedMail[] = [];
  const sent: ReceivedSms[] = [];
  const otherSent: VerimorSms[] = [];
  const inbox = await startInbox({ mails, sent, otherSent });
  const read = async () => (await fetch(inbox.url)).json();
  try {
    expect(await read()).toEqual([]);
    sent.push({ jobid: '1', number: '905321234567', at: 1_000, line: 'otp', header: 'AYNA', text: '123456' });
    const other = { customId: 'own', header: 'AYNA', datacoding: '0', text: '654321', at: 500 };
    otherSent.push({ ...other, campaignId: '20000', number: '905321234567' });
    const about = { from: 'bilgi@ornek.com', replyTo: [], headers: [], text: 'Merhaba' };
    mails.push({ ...about, messageId: '<a@b>', to: ['gelen@ornek.com'], subject: 'Konu', at: 2_000 });
    expect(await read()).toEqual([
      {
        id: '<a@b>',
        channel: 'mail',
        to: 'gelen@ornek.com',
        subject: 'Konu',
        text: 'Merhaba',
        at: '1970-01-01T00:00:02.000Z',
      },
      {
        id: '1',
        channel: 'sms',
        to: '+905321234567',
        subject: null,
        text: '123456',
        at: '1970-01-01T00:00:01.000Z',
      },
      {
        id: 'verimor 20000',
        channel: 'sms',
        to: '+905321234567',
        subject: null,
        text: '654321',
        at: '1970-01-01T00:00:00.500Z',
      },
    ]);
  } finally {
    await inbox.close();
  }
});
