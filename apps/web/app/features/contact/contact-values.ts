import { readPlainForm } from '../../lib/plain-form.ts';

/** What a visitor wrote, field by field; it is handed back as it was when something is wrong. */
export type ContactValues = {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  /** Which no person sees. */
  readonly website: string;
  readonly openedAt: string;
  /** One per form shown: sent twice, the message arrives once. */
  readonly key: string;
};

export const emptyForm: Omit<ContactValues, 'openedAt' | 'key'> = {
  fullName: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
};

/** Four thousand letters, each up to nine bytes in a form's spelling, and room for the rest. */
const maxBytes = 64 * 1024;

/** A form that was sent without a script; undefined if it is too long to be one. */
export const readContactForm = async (request: Request): Promise<ContactValues | undefined> => {
  const sent = await readPlainForm(request, maxBytes);
  if (!sent) return undefined;
  const field = (name: keyof ContactValues): string => sent.get(name) ?? '';
  return {
    fullName: field('fullName'),
    email: field('email'),
    phone: field('phone'),
    subject: field('subject'),
    message: field('message'),
    website: field('website'),
    openedAt: field('openedAt'),
    key: field('key'),
  };
};
