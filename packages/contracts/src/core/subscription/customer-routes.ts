import * as z from 'zod/mini';
import { del, get, post, put } from '../contract.ts';
import { card } from '../payment/attempts.ts';
import { code, pageNumber, version } from '../shapes.ts';
import { anyone, member } from '../who.ts';
import { couponCode, listedPayment, orderStatus, orderToPay, purchase, quote } from './orders.ts';
import { period, smsPack } from './packages.ts';
import { invoice, taxDetails } from './tax-details.ts';
import { activeSubscription, billing } from './terms.ts';

// What the person who pays for a salon does, used by `@ayna/contracts/subscription`.

/** Only those who may do everything in the salon spend its money. */
const payer = member('active', 'Administrator');

/**
 * Salons of a shopping centre, or of a mobile operator, share an address: what one person may do counts for the person,
 * and the address has room for many. What reaches the provider stays limited without Redis too.
 */
const PEOPLE_AT_AN_ADDRESS = 20;
const perPerson = (max: number, seconds: number) => ({
  max,
  addressMax: max * PEOPLE_AT_AN_ADDRESS,
  seconds,
});

const codeParams = z.object({ code });

export const customerRoutes = {
  smsPacks: get('/api/SubscriptionCustomer/sms-packs', {
    who: anyone,
    summary: 'The extra SMS that can be bought, fewest first',
    response: z.array(smsPack),
  }),
  quote: post('/api/SubscriptionCustomer/customer/quote', {
    who: payer,
    summary: 'What a purchase would cost and change, line by line; buys nothing',
    body: z.object({ purchase, coupon: z.optional(z.nullable(couponCode)) }),
    response: quote,
    rateLimit: perPerson(40, 60),
  }),
  createAndPay: post('/api/SubscriptionCustomer/customer/create-and-pay', {
    who: payer,
    summary: "Orders and starts the payment; `attempt.bankPath` shows the bank's page",
    http: true,
    body: orderToPay,
    response: orderStatus,
    rateLimit: { ...perPerson(12, 600), strict: true },
  }),
  completePayment: post('/api/SubscriptionCustomer/customer/payment/complete', {
    who: payer,
    summary: 'How an order stands, after asking payment; opens nothing by itself',
    body: z.object({ orderCode: code }),
    response: orderStatus,
    rateLimit: perPerson(120, 60),
  }),
  cancelOrder: post('/api/SubscriptionCustomer/customer/order/:code/cancel', {
    who: payer,
    summary: 'Cancels an order that was not paid; one whose payment is being verified stays',
    params: codeParams,
    response: orderStatus,
  }),
  payments: get('/api/SubscriptionCustomer/customer/payments', {
    who: payer,
    summary: "The salon's payments with their invoices, newest first; pages of 20 from 0",
    query: z.object({ page: z.optional(pageNumber) }),
    response: z.object({ items: z.array(listedPayment), totalCount: z.int(), pageCount: z.int() }),
  }),
  invoice: get('/api/SubscriptionCustomer/customer/invoice/:code', {
    who: payer,
    summary: 'An invoice, from which the browser draws the PDF',
    params: codeParams,
    response: invoice,
  }),
  invoiceXml: get('/api/SubscriptionCustomer/customer/invoice/:code/ubl', {
    who: payer,
    summary: 'The same as UBL-TR, marked as a draft, for e-invoice programs',
    params: codeParams,
    binary: true,
    response: z.unknown(),
  }),
  billing: get('/api/SubscriptionCustomer/customer/billing', {
    who: payer,
    summary: 'Tax details, stored cards and how the package is renewed',
    response: billing,
  }),
  saveTaxDetails: put('/api/SubscriptionCustomer/customer/tax-details', {
    who: payer,
    summary: 'Whom the invoices from now on are made out to',
    body: taxDetails,
    response: billing,
  }),
  setAutoRenew: put('/api/SubscriptionCustomer/customer/auto-renew', {
    who: payer,
    summary: 'Switches automatic renewal on or off; on needs a stored card',
    body: z.object({ on: z.boolean(), version }),
    response: activeSubscription,
  }),
  addCard: post('/api/SubscriptionCustomer/customer/card', {
    who: payer,
    summary: 'Stores a card for renewals, instead of the one before; nothing is taken from it',
    http: true,
    body: z.object({ card }),
    response: billing,
    rateLimit: { ...perPerson(6, 600), strict: true },
  }),
  chooseCard: put('/api/SubscriptionCustomer/customer/card/:code', {
    who: payer,
    summary: 'Renewals are taken from this stored card',
    params: codeParams,
    response: billing,
  }),
  removeCard: del('/api/SubscriptionCustomer/customer/card/:code', {
    who: payer,
    summary: 'Removes a stored card; if renewals were taken from it, automatic renewal ends',
    params: codeParams,
    response: billing,
  }),
  planChange: put('/api/SubscriptionCustomer/customer/plan', {
    who: payer,
    summary: 'A smaller package or a shorter period from the end of the term; nothing is paid today',
    body: z.object({ packageCode: code, period, version }),
    response: activeSubscription,
  }),
  dropPlan: del('/api/SubscriptionCustomer/customer/plan', {
    who: payer,
    summary: 'The present package stays after all',
    response: activeSubscription,
  }),
};
