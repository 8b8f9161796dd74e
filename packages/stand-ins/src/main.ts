// Every provider that the product reaches, on this machine, as a process of its own. It says in one line of JSON
// where they are; with TELL=on, in a line for people, what they are given.
import { startInbox } from './inbox.ts';
import { startMailServer } from './mail.ts';
import { startNetgsm } from './netgsm.ts';
import { startS3 } from './s3.ts';

const { NETGSM_USER: user = '', NETGSM_PASSWORD: password = '', S3_FOLDER: folder, TELL } = process.env;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const mail = await startMailServer();
const netgsm = await startNetgsm({ user, password });
const s3 = await startS3({ folder });
const inbox = await startInbox({ mails: mail.mails, sent: netgsm.sent });
if (TELL === 'on') {
  mail.onMail(({ to, subject }) => say(`a mail to ${to.join(', ')}: ${subject}`));
  netgsm.onSms(() => say('an SMS'));
}

const stop = async (): Promise<void> => {
  await Promise.all([inbox.close(), netgsm.close(), mail.close(), s3.close()]);
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

say(JSON.stringify({ msg: 'standing in', mail: mail.url, netgsm: netgsm.url, inbox: inbox.url, s3: s3.env }));
