import * as z from 'zod/mini';
import { contract, del, get, post, put } from './core/contract.ts';
import { liraSum } from './core/money.ts';
import {
  countItem,
  moveQuantity,
  newMove,
  newProduct,
  newSale,
  orderForm,
  orderProposal,
  placedOrder,
  product,
  productCategory,
  productForm,
  productRecipe,
  productRecipeForm,
  receivedOrder,
  stockMove,
} from './core/products.ts';
import { code, emptyObject, pageNumber, queryInt, version } from './core/shapes.ts';
import { singleLineText } from './core/text-fields.ts';
import { member } from './core/who.ts';

export { newMove, newProduct, productForm } from './core/products.ts';

export type Product = z.output<typeof product>;
export type NewProduct = z.output<typeof newProduct>;
export type StockMove = z.output<typeof stockMove>;
export type NewMove = z.output<typeof newMove>;

const salonParams = z.object({ salonCode: code });
const codeParams = z.object({ code });

/** The desk sells and takes back what was sold. */
const saleRights = ['manage-inventory', 'Receptionist'] as const;

export const inventory = contract('inventory', {
  bySalon: get('/api/Inventory/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary:
      'Products of the salon, those that run out first; `s` searches name, supplier and barcode; pages from 0',
    params: salonParams,
    query: z.object({
      page: z.optional(pageNumber),
      s: z.optional(z.string().check(z.maxLength(100))),
      category: z.optional(productCategory),
      show: z.optional(z.enum(['low'])),
      /** Products per page. */
      size: z.optional(queryInt(1, 100)),
    }),
    response: z.object({ items: z.array(product), totalCount: z.int(), pageCount: z.int() }),
  }),
  counts: get('/api/Inventory/counts/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Number of products in total, low ones, and by category; the value of the stock at cost',
    params: salonParams,
    response: z.object({
      all: z.int(),
      low: z.int(),
      byCategory: z.array(z.object({ category: productCategory, count: z.int() })),
      /** Null for those who may not see costs. */
      stockValue: z.nullable(liraSum),
      sellBelowZero: z.boolean(),
    }),
  }),
  orderList: get('/api/Inventory/order-list/:salonCode', {
    who: member('params.salonCode', 'manage-inventory'),
    summary:
      'What is low or runs out within `days` and is not ordered yet, by supplier, with amounts that last as long',
    params: salonParams,
    query: z.object({ days: z.optional(queryInt(7, 90)) }),
    response: z.array(z.object({ supplier: z.string(), total: liraSum, items: z.array(orderProposal) })),
  }),
  orders: get('/api/Inventory/orders/:salonCode', {
    who: member('params.salonCode', 'manage-inventory'),
    summary: 'What was ordered and has not come yet, by supplier, the newest first',
    params: salonParams,
    response: z.array(placedOrder),
  }),
  markOrdered: put('/api/Inventory/orders/:salonCode', {
    who: member('params.salonCode', 'manage-inventory'),
    summary: 'Marks products as ordered until their purchase is entered, or takes that back',
    params: salonParams,
    body: orderForm,
    response: emptyObject,
  }),
  receiveOrder: post('/api/Inventory/orders/received/:salonCode', {
    who: member('params.salonCode', 'manage-inventory'),
    summary: 'Records the purchase of ordered products at their present cost, all or none',
    params: salonParams,
    body: receivedOrder,
    response: z.array(stockMove),
    idempotent: true,
  }),
  countSheet: get('/api/Inventory/count-sheet/:salonCode', {
    who: member('params.salonCode', 'manage-inventory'),
    summary: 'Every product with its stock, by category and name, for a stock count',
    params: salonParams,
    response: z.array(countItem),
  }),
  create: post('/api/Inventory', {
    who: member('body.salonCode', 'manage-inventory'),
    summary: 'Adds a product with what is on the shelf',
    body: z.object({ salonCode: code, ...newProduct.shape }),
    response: product,
    idempotent: true,
  }),
  sell: post('/api/Inventory/sale', {
    who: member('body.salonCode', ...saleRights),
    summary: 'Sells products at their prices, all or none',
    body: newSale,
    response: z.array(stockMove),
    idempotent: true,
  }),
  settings: put('/api/Inventory/settings/:salonCode', {
    who: member('params.salonCode', 'manage-inventory'),
    summary: 'Sets whether a sale or a use may drive the stock below zero',
    params: salonParams,
    body: z.object({ sellBelowZero: z.boolean() }),
    response: emptyObject,
  }),
  move: post('/api/Inventory/move/:code', {
    who: member('active', 'manage-inventory'),
    summary: 'Records a purchase, a use, waste or a count of a product',
    params: codeParams,
    body: newMove,
    response: stockMove,
    idempotent: true,
  }),
  takeBack: post('/api/Inventory/return/:code', {
    who: member('active', ...saleRights),
    summary:
      'Takes back a move in part or in whole, by its code; the desk takes back sales, the manager of the stock all but counts',
    params: codeParams,
    body: z.object({ quantity: moveQuantity, note: singleLineText(0, 200) }),
    response: stockMove,
    idempotent: true,
  }),
  moves: get('/api/Inventory/moves/:code', {
    who: member('active', ...saleRights, 'manage-finance'),
    summary: 'Moves of a product, newest first, 30 at a time; `before` is the last number of the page before',
    params: codeParams,
    query: z.object({ before: z.optional(queryInt(1, 100_000_000)) }),
    response: z.object({ items: z.array(stockMove), more: z.boolean() }),
  }),
  recipe: get('/api/Inventory/recipe/:code', {
    who: member('active', 'manage-inventory'),
    summary: 'The services that use a product, and how much',
    params: codeParams,
    response: productRecipe,
  }),
  changeRecipe: put('/api/Inventory/recipe/:code', {
    who: member('active', 'manage-inventory'),
    summary: 'Sets which services use a product; it is taken off when an appointment is completed',
    params: codeParams,
    body: productRecipeForm,
    response: productRecipe,
  }),
  restore: post('/api/Inventory/restore/:code', {
    who: member('active', 'manage-inventory'),
    summary: 'Restores a removed product',
    params: codeParams,
    response: product,
  }),
  byCode: get('/api/Inventory/:code', {
    who: member('active'),
    summary: 'One product',
    params: codeParams,
    response: product,
  }),
  change: put('/api/Inventory/:code', {
    who: member('active', 'manage-inventory'),
    summary: 'Changes a product, but not its stock; an outdated version is refused',
    params: codeParams,
    body: z.object({ ...productForm.shape, version }),
    response: product,
  }),
  remove: del('/api/Inventory/:code', {
    who: member('active', 'manage-inventory'),
    summary: 'Removes a product; it can be restored with its moves',
    params: codeParams,
    response: emptyObject,
  }),
});
