import { includedFeatures, optionalFeatures } from '@ayna/domain/package-features';
import * as z from 'zod/mini';
import { lira } from '../money.ts';
import { code, version } from '../shapes.ts';
import { singleLineText } from '../text-fields.ts';

// What the platform sells, used by `@ayna/contracts/subscription`.

/** What a package limits. SMS count per month, employees and photos for as long as they exist. */
export const quotaKind = z.enum(['employees', 'photos', 'sms']);
export type QuotaKind = z.output<typeof quotaKind>;

/** What a package says it has besides its limits; the calendar and booking are in all of them. */
export const packageFeature = z.enum([...includedFeatures, ...optionalFeatures]);
export type PackageFeature = z.output<typeof packageFeature>;

export const period = z.enum(['monthly', 'yearly']);
export type Period = z.output<typeof period>;

const limit = z.int().check(z.gte(0), z.lte(1_000_000));

const packageFields = {
  name: singleLineText(2, 60),
  /** For whom it is, in a few words. */
  tagline: singleLineText(0, 120),
  /** With VAT. */
  monthlyPrice: lira,
  yearlyPrice: lira,
  employees: limit,
  photos: limit,
  sms: limit,
  features: z.array(packageFeature).check(z.maxLength(20)),
  /** False: it is not offered any more; those who have it keep it. */
  active: z.boolean(),
};

export const newPackage = z.object(packageFields);

/** The fields of a package that Admin can change. */
export const packageForm = z.object({
  ...packageFields,
  /** The version that was read. Of two concurrent changes the second is refused and overwrites nothing. */
  version,
});

export const offeredPackage = z.object({ code, ...packageForm.shape });
export type OfferedPackage = z.output<typeof offeredPackage>;

const smsPackFields = {
  sms: z.int().check(z.gte(1), z.lte(100_000)),
  /** With VAT. */
  price: lira.check(z.gte(0.01)),
  active: z.boolean(),
};

export const newSmsPack = z.object(smsPackFields);
export const smsPackForm = z.object({ ...smsPackFields, version });
export const smsPack = z.object({ code, ...smsPackForm.shape });
export type SmsPack = z.output<typeof smsPack>;
