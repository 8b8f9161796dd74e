import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';

const account = { user: '8505550000', password: 'parola-degil' };

/** Stand-ins for the providers of notification, and the settings that point to them. */
export const startProviders = async () => {
  const mail = await startMailServer();
  const netgsm = await startNetgsm(account);
  return {
    mail,
    netgsm,
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Ayna <bilgi@ornek.com>',
      CONTACT_INBOX: 'gelen@ornek.com',
      NETGSM_URL: netgsm.url,
      NETGSM_USER: account.user,
      NETGSM_PASSWORD: account.password,
      NETGSM_HEADER: 'AYNA',
      NETGSM_TIMEOUT_MS: '1000',
      PUBLIC_URL: 'https://ornek.com',
    },
    close: async () => {
      await mail.close();
      await netgsm.close();
    },
  };
};

export type Providers = Awaited<ReturnType<typeof startProviders>>;
