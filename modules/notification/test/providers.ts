import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { startVerimor } from '@ayna/stand-ins/verimor';

const account = { user: '8505550000', password: 'parola-degil' };

/** Stand-ins for the providers of notification, and the settings that point to them. */
export const startProviders = async () => {
  const mail = await startMailServer();
  const netgsm = await startNetgsm(account);
  const verimor = await startVerimor(account);
  return {
    mail,
    netgsm,
    verimor,
    /** Added to `env`, these give it the second provider of SMS. */
    secondSms: {
      VERIMOR_URL: verimor.url,
      VERIMOR_USER: account.user,
      VERIMOR_PASSWORD: account.password,
      VERIMOR_HEADER: 'AYNA',
      VERIMOR_TIMEOUT_MS: '1000',
    },
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
      await verimor.close();
    },
  };
};

export type Providers = Awaited<ReturnType<typeof startProviders>>;
