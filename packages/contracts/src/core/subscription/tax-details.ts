import { isNationalNumber, isTaxNumber } from '@ayna/domain/tax-number';
import * as z from 'zod/mini';
import { fieldMessages } from '../fields/errors.ts';
import { code } from '../shapes.ts';
import { email, personName, phone, singleLineText } from '../text-fields.ts';

// Whom an invoice is made out to, and who makes it out; used by `@ayna/contracts/subscription`.

const digitsOnly = z.overwrite((text: string) => text.replaceAll(/\s/g, ''));

const place = {
  address: singleLineText(5, 200),
  district: singleLineText(2, 60),
  city: singleLineText(2, 60),
  email,
  phone,
};

/** A company has a title and a tax office. A person may have them too: most salons are a person's own business. */
export const taxDetails = z
  .object({
    kind: z.enum(['person', 'company']),
    name: personName,
    lastname: personName,
    title: singleLineText(0, 160),
    taxOffice: singleLineText(0, 60),
    /** VKN with ten digits, or a person's TCKN with eleven; their check digits are checked. */
    taxNumber: z.string().check(
      z.maxLength(20, { abort: true }),
      digitsOnly,
      z.refine((text: string) => isTaxNumber(text) || isNationalNumber(text), {
        error: fieldMessages.notATaxNumber,
      }),
    ),
    ...place,
  })
  .check(
    z.refine(({ kind, title }) => kind === 'person' || title.length >= 2, {
      path: ['title'],
      error: fieldMessages.required,
    }),
    z.refine(({ kind, taxOffice }) => kind === 'person' || taxOffice.length >= 2, {
      path: ['taxOffice'],
      error: fieldMessages.required,
    }),
    z.refine(({ kind, taxNumber }) => kind === 'person' || taxNumber.length === 10, {
      path: ['taxNumber'],
      error: fieldMessages.notAVkn,
    }),
  );
export type TaxDetails = z.output<typeof taxDetails>;

/** The platform's own side of an invoice. */
export const seller = z.object({
  title: singleLineText(2, 160),
  taxOffice: singleLineText(2, 60),
  taxNumber: z.string().check(
    z.maxLength(20, { abort: true }),
    digitsOnly,
    z.refine((text: string) => isTaxNumber(text), { error: fieldMessages.notAVkn }),
  ),
  ...place,
});
export type Seller = z.output<typeof seller>;

const party = z.object({
  name: z.string(),
  taxOffice: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  district: z.string(),
  city: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type InvoiceParty = z.output<typeof party>;

/** Amounts are lira. An invoice never changes: it has the parties, the rate and the texts of its day. */
export const invoice = z.object({
  code,
  /** AYN2026000000001: three letters, the year, and a number without gaps in it. */
  number: z.string(),
  issuedOn: z.iso.date(),
  seller: party,
  buyer: party,
  /** What was sold: the package and its period, or how many SMS. */
  item: z.string(),
  /** The days that were paid; null for SMS. */
  from: z.nullable(z.iso.date()),
  to: z.nullable(z.iso.date()),
  vatRate: z.int(),
  /** Without VAT, VAT, and the sum of both, which was paid. */
  net: z.number(),
  vat: z.number(),
  total: z.number(),
  orderNumber: z.string(),
});
export type Invoice = z.output<typeof invoice>;
