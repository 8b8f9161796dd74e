import { shownPhone } from './document.ts';

type Raw = { readonly document: Buffer; readonly phone: Buffer | null };

const COLON = 58;
const NULL_END = 'null}}';

/** What ends a document; nothing where it is whole, which it is unless it stops where a phone goes. */
const endOf = ({ document, phone }: Raw, seesPhone: boolean): string => {
  if (document[document.length - 1] !== COLON) return '';
  if (phone === null) return NULL_END;
  return `${JSON.stringify(shownPhone(phone.toString('latin1'), seesPhone))}}}`;
};

/** A list of documents as the bytes that are sent: each is copied once, and none is ever made a text of. */
export const joinDocuments = (documents: readonly Raw[], seesPhone: boolean): Buffer => {
  const ends = documents.map((one) => endOf(one, seesPhone));
  const length = documents.reduce(
    (sum, { document }, index) => sum + document.length + (ends[index]?.length ?? 0),
    0,
  );
  const joined = Buffer.allocUnsafeSlow(length + Math.max(2, documents.length + 1));
  let at = joined.write('[');
  for (const [index, { document }] of documents.entries()) {
    if (index > 0) at += joined.write(',', at);
    at += document.copy(joined, at);
    at += joined.write(ends[index] ?? '', at, 'latin1');
  }
  joined.write(']', at);
  return joined;
};
