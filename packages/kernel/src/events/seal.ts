import type { AnyEvent } from '@ayna/contracts/core/event';
import { deriveSealKey, sealText, unsealText } from '../sealed-text.ts';

type Secrets = Pick<AnyEvent, 'name' | 'secrets'>;
type Fields = Readonly<Record<string, unknown>>;

export type Seal = {
  /** The event's data as the queue may store it: its secret fields are unreadable. */
  close(event: Secrets, data: unknown): unknown;
  /** The data as it was emitted. A field that was stored without a seal stays as it is. */
  open(event: Secrets, data: unknown): unknown;
};

const MARK = 'sealed:';

/**
 * Seals what gives access, such as a code or a token, on its way through the queue: a backup of the database or a look at
 * a dead letter shows none. Every host has the key.
 */
export const openSeal = (hostSecret: Uint8Array): Seal => {
  const key = deriveSealKey(hostSecret, 'ayna events', 'seal');
  /** A sealed text fits only the field that it was sealed for. */
  const labelOf = (event: string, field: string) => `${event} ${field}`;
  const closeText = (label: string, text: string): string => MARK + sealText(key, label, text);
  const openText = (label: string, text: string): string => unsealText(key, label, text.slice(MARK.length));

  const change = (
    { name, secrets = [] }: Secrets,
    data: unknown,
    convert: (label: string, text: string) => string,
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
