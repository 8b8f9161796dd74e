import { fileURLToPath } from 'node:url';
import { startChild } from './children.ts';

const script = fileURLToPath(import.meta.resolve('@ayna/stand-ins/main'));

/** Whom development messages come from and go to; neither addresses nor the account are anybody's. */
const nobody = {
  MAIL_FROM: 'Ayna <bilgi@ornek.com>',
  CONTACT_INBOX: 'gelen@ornek.com',
  NETGSM_USER: 'development',
  NETGSM_PASSWORD: 'development',
  NETGSM_HEADER: 'AYNA',
};

type Addresses = {
  readonly mail: string;
  readonly netgsm: string;
  readonly inbox: string;
  readonly s3: Readonly<Record<string, string>>;
};

/**
 * The providers' stand-ins. A process of their own: whoever started the product may be held up, as by the
 * browser it waits for, and messages must go out all the same. Files lie in `files`.
 */
export const startStandIns = async (files: string, tell?: (line: string) => void) => {
  const said: string[] = [];
  const child = await startChild({
    name: 'stand-ins',
    command: [process.execPath, script],
    env: { ...nobody, S3_FOLDER: files, TELL: tell ? 'on' : 'off' },
    isReady: (line) => line.includes('"msg":"standing in"') && said.push(line) > 0,
    show: (line) => said.length > 0 && tell?.(line.replace('stand-ins: ', '')),
  });
  const { mail, netgsm, inbox, s3 } = JSON.parse(said[0] ?? '') as Addresses;
  return {
    /** For the host. */
    env: { ...nobody, SMTP_URL: mail, NETGSM_URL: netgsm, ...s3 },
    /** For the web server. */
    webEnv: { DEV_PAGES: 'on', DEV_INBOX_URL: inbox },
    stop: child.stop,
  };
};
