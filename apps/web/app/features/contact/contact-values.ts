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

/** The body of a form as text, or undefined if it is longer than any message may be. */
const readText = async (body: ReadableStream<Uint8Array>, maxLength: number): Promise<string | undefined> => {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxLength) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** A form that was sent without a script; undefined if it is too long to be one. */
export const readContactForm = async (request: Request): Promise<ContactValues | undefined> => {
  const text = request.body ? await readText(request.body, maxBytes) : '';
  if (text === undefined) return undefined;
  const sent = new URLSearchParams(text);
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
