import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AnyEvent } from '@ayna/contracts/core/event';

type Secrets = Pick<AnyEvent, 'name' | 'secrets'>;
type Fields = Readonly<Record<string, unknown>>;

export type Seal = {
  /** The event's data as the queue may store it: its secret fields are unreadable. */
  close(event: Secrets, data: unknown): unknown;
  /** The data as it was emitted. A field that was stored without a seal stays as it is. */
  open(event: Secrets, data: unknown): unknown;
};

const MARK = 'sealed:';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals what gives access, such as a code or a token, on its way through the queue: a backup of the database or a look at
 * a dead letter shows none. Every host has the key.
 */
export const openSeal = (hostSecret: Uint8Array): Seal => {
  const key = Buffer.from(hkdfSync('sha256', hostSecret, 'ayna events', 'seal', 32));
  /** A sealed text fits only the field that it was sealed for. */
  const labelOf = (event: string, field: string) => Buffer.from(`${event} ${field}`);

  const closeText = (label: Buffer, text: string): string => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(label);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return MARK + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  };

  const openText = (label: Buffer, text: string): string => {
    const bytes = Buffer.from(text.slice(MARK.length), 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(label)
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const sealed = bytes.subarray(IV_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  };

  const change = (
    { name, secrets = [] }: Secrets,
    data: unknown,
    convert: (label: Buffer, text: string) => string,
  ): unknown => {
    if (secrets.length === 0) return data;
    const fields = data as Fields;
    const changed = secrets.map((field) => [field, convert(labelOf(name, field), String(fields[field]))]);
    return { ...fields, ...Object.fromEntries(changed) };
  };

  return {
    close: (event, data) => change(event, data, closeText),
    open: (event, data) =>
      change(event, data, (label, text) => (text.startsWith(MARK) ? openText(label, text) : text)),
  };
};
