import { startIyzico } from '@ayna/stand-ins/iyzico';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { startS3 } from '@ayna/stand-ins/s3';

const account = { user: '8505550000', password: 'parola-degil' };

/** Starts stand-ins that speak the providers' real protocols, and returns the settings that point a host at them. */
export const startProviderStandIns = async () => {
  const mail = await startMailServer();
  const netgsm = await startNetgsm(account);
  const s3 = await startS3();
  const iyzico = await startIyzico();
  return {
    mail,
    netgsm,
    iyzico,
    settings: {
      ...s3.env,
      ...iyzico.env,
      SMTP_URL: mail.url,
      MAIL_FROM: 'bilgi@ornek.com',
      CONTACT_INBOX: 'gelen@ornek.com',
      NETGSM_URL: netgsm.url,
      NETGSM_USER: account.user,
      NETGSM_PASSWORD: account.password,
      NETGSM_HEADER: 'AYNA',
      PUBLIC_URL: 'https://ornek.com',
      AUTH_SECRET: 'one secret through all the kills of a drill',
    },
    async close(): Promise<void> {
      await mail.close();
      await netgsm.close();
      await s3.close();
      await iyzico.close();
    },
  };
};
