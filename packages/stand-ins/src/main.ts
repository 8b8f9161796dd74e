// Runs every provider of the product on this machine, in its own process. Prints their addresses as one line of
// JSON, then with LOG_MESSAGES=on a readable line for each message.
import { startInbox } from './inbox.ts';
import { startIyzico } from './iyzico.ts';
import { startMailServer } from './mail.ts';
import { startNetgsm } from './netgsm.ts';
import { startS3 } from './s3.ts';
import { startVerimor } from './verimor.ts';

const {
  NETGSM_USER: user = '',
  NETGSM_PASSWORD: password = '',
  S3_FOLDER: folder,
  LOG_MESSAGES,
} = process.env;
/** No operator has numbers that begin like this one. */
const refusedNumber = '5990000000';
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const mail = await startMailServer();
const netgsm = await startNetgsm({ user, password });
netgsm.setBehavior(({ no }) => (no.endsWith(refusedNumber) ? { code: '70' } : 'accept'));
const verimor = await startVerimor({ user, password });
const iyzico = await startIyzico({ notices: true });
const s3 = await startS3({ folder });
const inbox = await startInbox({ mails: mail.mails, sent: netgsm.sent, otherSent: verimor.sent });
if (LOG_MESSAGES === 'on') {
  mail.onMail(({ to, subject }) => print(`a mail to ${to.join(', ')}: ${subject}`));
  netgsm.onSms(() => print('an SMS'));
}

const stop = async (): Promise<void> => {
  await Promise.all([
    inbox.close(),
    netgsm.close(),
    iyzico.close(),
    mail.close(),
    s3.close(),
    verimor.close(),
  ]);
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

print(
  JSON.stringify({
    msg: 'stand-ins ready',
    mail: mail.url,
    netgsm: netgsm.url,
    verimor: verimor.url,
    inbox: inbox.url,
    s3: s3.env,
    iyzico: iyzico.env,
  }),
);
