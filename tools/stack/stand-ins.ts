import { fileURLToPath } from 'node:url';
import { startChild } from './children.ts';

const script = fileURLToPath(import.meta.resolve('@ayna/stand-ins/main'));

/** Sender, inbox and SMS account for development; none of them exists. */
const demoSettings = {
  MAIL_FROM: 'Ayna <bilgi@ornek.com>',
  CONTACT_INBOX: 'gelen@ornek.com',
  NETGSM_USER: 'development',
  NETGSM_PASSWORD: 'development',
  NETGSM_HEADER: 'AYNA',
  VERIMOR_USER: 'development',
  VERIMOR_PASSWORD: 'development',
  VERIMOR_HEADER: 'AYNA',
};

type Addresses = {
  readonly mail: string;
  readonly netgsm: string;
  readonly verimor: string;
  readonly inbox: string;
  readonly s3: Readonly<Record<string, string>>;
  readonly iyzico: Readonly<Record<string, string>>;
};

/**
 * Starts the providers' stand-ins in a process of their own: the caller may be blocked, for example while it waits
 * for a browser, and messages must go out all the same. They store files in the folder `files`.
 */
export const startStandIns = async (files: string, onMessage?: (line: string) => void) => {
  const readyLines: string[] = [];
  const child = await startChild({
    name: 'stand-ins',
    command: [process.execPath, script],
    env: { ...demoSettings, S3_FOLDER: files, LOG_MESSAGES: onMessage ? 'on' : 'off' },
    isReady: (line) => line.includes('"msg":"stand-ins ready"') && readyLines.push(line) > 0,
    show: (line) => readyLines.length > 0 && onMessage?.(line.replace('stand-ins: ', '')),
  });
  const { mail, netgsm, verimor, inbox, s3, iyzico } = JSON.parse(readyLines[0] ?? '') as Addresses;
  return {
    /** For the host. */
    env: { ...demoSettings, SMTP_URL: mail, NETGSM_URL: netgsm, VERIMOR_URL: verimor, ...s3, ...iyzico },
    /** For the web server. */
    webEnv: { DEV_PAGES: 'on', DEV_INBOX_URL: inbox },
    stop: child.stop,
  };
};
