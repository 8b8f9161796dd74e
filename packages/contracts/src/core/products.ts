import * as z from 'zod/mini';
import { lira, liraSum } from './money.ts';
import { paymentKind } from './settlements.ts';
import { code } from './shapes.ts';
import { multiLineText, singleLineText } from './text-fields.ts';

// Schemas of a salon's products and their stock, used by `@ayna/contracts/inventory`.

/** What a salon buys products for: to sell, to color and to care with, and what is used up. */
export const productCategories = ['Retail', 'Color', 'Care', 'Consumable', 'Other'] as const;
export const productCategory = z.enum(productCategories);

export const productUnits = [
  'Piece',
  'Bottle',
  'Tube',
  'Box',
  'Pack',
  'Roll',
  'Liter',
  'Milliliter',
  'Kilogram',
  'Gram',
] as const;
export const productUnit = z.enum(productUnits);

export type ProductCategory = z.output<typeof productCategory>;
export type ProductUnit = z.output<typeof productUnit>;

/** More of a product than any salon has, and little enough for exact arithmetic. */
export const maxStock = 1_000_000;

/** In the product's unit, in thousandths at most: a gram of a kilogram. */
const amount = z.number().check(z.gte(0), z.lte(maxStock), z.multipleOf(0.001));
export const moveQuantity = z.number().check(z.gte(0.001), z.lte(100_000), z.multipleOf(0.001));

/** Digits and capital letters, as scanners read them. */
const barcode = singleLineText(0, 40).check(z.regex(/^[0-9A-Za-z-]*$/));

const fields = {
  name: singleLineText(2, 80),
  description: multiLineText(0, 500),
  category: productCategory,
  unit: productUnit,
  /** What one unit costs the salon, on average. */
  cost: lira,
  /** What a customer pays for one unit. */
  price: lira,
  /** Empty if it has none. */
  barcode,
  supplier: singleLineText(0, 80),
  /** At this amount and below the stock counts as low; 0 never warns. */
  criticalLevel: amount,
};

export const productForm = z.object(fields);

/** `stock` is what is on the shelf when the product is added. */
export const newProduct = z.object({ ...fields, stock: amount });

/** Low is the critical level and below, critical half of it and below. */
const stockStatus = z.enum(['critical', 'low', 'enough']);

export const product = z.object({
  code,
  salonCode: code,
  version: z.int(),
  ...fields,
  /** Null for those who may not see costs. */
  cost: z.nullable(lira),
  /** Below zero only where the salon allows it. */
  stock: z.number(),
  stockStatus,
  /** For how many days the stock lasts at the rate of the last 30 days; null if nothing was used. */
  daysLeft: z.nullable(z.int()),
});

export const moveKind = z.enum(['Purchase', 'Sale', 'Use', 'Waste', 'Count', 'Return']);

export type MoveKind = z.output<typeof moveKind>;

export const stockMove = z.object({
  code,
  productCode: code,
  /** Counts the moves of the product, from 1. */
  number: z.int(),
  kind: moveKind,
  /** By how much the stock changed: below zero for what went out. */
  quantity: z.number(),
  stockAfter: z.number(),
  /** Null for those who may not see costs. */
  unitCost: z.nullable(lira),
  /** Of a sale, and of the return of one. */
  unitPrice: z.nullable(lira),
  supplier: z.string(),
  bill: z.string(),
  note: z.string(),
  appointmentCode: z.nullable(code),
  /** The move that a return takes back. */
  returnOf: z.nullable(code),
  /** How much of it can still be taken back. */
  returnable: z.number(),
  by: z.string(),
  at: z.iso.datetime(),
});

const note = singleLineText(0, 200);

/** A move that the manager of the stock records. A sale and a return have routes of their own. */
export const newMove = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('Purchase'),
    quantity: moveQuantity,
    unitCost: lira,
    supplier: singleLineText(0, 80),
    /** The number of the bill. */
    bill: singleLineText(0, 40),
    note,
  }),
  z.object({ kind: z.literal('Use'), quantity: moveQuantity, note }),
  z.object({ kind: z.literal('Waste'), quantity: moveQuantity, note }),
  /** `expected` is the stock that the counting person saw: a count is refused if it has changed since. */
  z.object({
    kind: z.literal('Count'),
    counted: amount,
    expected: z.number().check(z.gte(-maxStock), z.lte(maxStock)),
    note,
  }),
]);

export const newSale = z.object({
  salonCode: code,
  lines: z
    .array(z.object({ productCode: code, quantity: moveQuantity }))
    .check(z.minLength(1), z.maxLength(20)),
  appointmentCode: z._default(z.nullable(code), null),
  /** How it was paid; cash if it is missing. */
  paymentKind: z.optional(paymentKind),
  note,
});

export const orderProposal = z.object({
  productCode: code,
  name: z.string(),
  unit: productUnit,
  stock: z.number(),
  criticalLevel: z.number(),
  stockStatus,
  daysLeft: z.nullable(z.int()),
  /** How much to order. */
  quantity: z.number(),
  unitCost: lira,
});

/** What is on its way: everything that was ordered from a supplier in one go. */
export const placedOrder = z.object({
  supplier: z.string(),
  orderedAt: z.iso.datetime(),
  /** At the present cost. */
  total: liraSum,
  items: z.array(z.object({ productCode: code, name: z.string(), unit: productUnit, quantity: z.number() })),
});

const isEachProductOnce = (lines: readonly { readonly productCode: string }[]): boolean =>
  new Set(lines.map(({ productCode }) => productCode)).size === lines.length;

/** Products that were ordered; without a quantity the order of one is taken back. */
export const orderForm = z.object({
  lines: z
    .array(z.object({ productCode: code, quantity: z.nullable(moveQuantity) }))
    .check(z.minLength(1), z.maxLength(200), z.refine(isEachProductOnce)),
});

/** What has come of an order; less or more than was ordered is what has come. */
export const receivedOrder = z.object({
  lines: z
    .array(z.object({ productCode: code, quantity: moveQuantity }))
    .check(z.minLength(1), z.maxLength(200), z.refine(isEachProductOnce)),
});

/** One product of the sheet that a stock count walks through. */
export const countItem = z.object({
  code,
  name: z.string(),
  category: productCategory,
  unit: productUnit,
  barcode: z.string(),
  stock: z.number(),
  cost: lira,
});

/** How much of a product an appointment of a service uses. */
const recipeLine = z.object({ serviceCode: code, quantity: moveQuantity });

const isEachOnce = (lines: readonly { readonly serviceCode: string }[]): boolean =>
  new Set(lines.map(({ serviceCode }) => serviceCode)).size === lines.length;

/** The services that use a product, each once. */
export const productRecipeForm = z.object({
  lines: z.array(recipeLine).check(z.maxLength(200), z.refine(isEachOnce)),
});

export const productRecipe = z.array(z.object({ ...recipeLine.shape, serviceName: z.string() }));
