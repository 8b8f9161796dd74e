import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { lira, liraSum } from './core/money.ts';
import { moveKind, productCategory, productUnit } from './core/products.ts';
import { paymentKind } from './core/settlements.ts';
import { code } from './core/shapes.ts';

/** A product was added, changed, removed or restored. */
export const inventoryChanged = event('inventory.changed', {
  data: z.object({
    code,
    version: z.int(),
    gone: z.boolean(),
    name: z.string(),
    category: productCategory,
    unit: productUnit,
    price: lira,
  }),
  signal: ({ code, version }) => ({ code, version }),
});

/** The stock of a product changed. A sale, and the return of one, says what it is worth for the books. */
export const inventoryMoved = event('inventory.moved', {
  data: z.object({
    /** Of the product. */
    code,
    /** The number of the move, which counts the moves of the product. */
    version: z.int(),
    moveCode: code,
    kind: moveKind,
    name: z.string(),
    /** Below zero for what went out. */
    quantity: z.number(),
    stockAfter: z.number(),
    /** Price times quantity, of a sale and of the return of one. */
    saleTotal: z.nullable(liraSum),
    /** Of a sale that says how it was paid. */
    paymentKind: z._default(z.nullable(paymentKind), null),
    appointmentCode: z.nullable(code),
    returnOf: z.nullable(code),
    by: z.object({ code, name: z.string() }),
    at: z.iso.datetime(),
  }),
  signal: ({ code, version }) => ({ code, version }),
});
