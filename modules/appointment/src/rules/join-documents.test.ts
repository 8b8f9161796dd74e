import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endDocument } from './document.ts';
import { joinDocuments } from './join-documents.ts';

const ascii = fc.string({ unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) });
const phone = fc.integer({ min: 100_000_000, max: 999_999_999 }).map((number) => `+905${number}`);
const open = ascii.map((text) => `${JSON.stringify({ text }).slice(0, -1)},"customerSnapshot":{"phone":`);
const whole = ascii.map((text) => JSON.stringify({ text }));

test('bytes joined are the texts joined, whoever sees phones', () => {
  const row = fc.record({ document: fc.oneof(open, whole), phone: fc.option(phone) });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), fc.boolean(), (rows, sees) => {
      const raw = rows.map((one) => ({
        document: Buffer.from(one.document),
        phone: one.phone === null ? null : Buffer.from(one.phone),
      }));
      const text = `[${rows.map((one) => endDocument(one.document, one.phone, sees)).join(',')}]`;
      expect(joinDocuments(raw, sees).toString()).toBe(text);
    }),
  );
});
