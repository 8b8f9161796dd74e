import * as z from 'zod/mini';
import { bookingCustomer } from './core/customers.ts';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';
import { wallClock } from './core/wall-clock.ts';

const cardState = z.object({
  code,
  version: z.int(),
  gone: z.boolean(),
  userCode: z.nullable(code),
  name: z.string(),
  lastname: z.string(),
  phone: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
});

/** A card was created, changed or removed. */
export const customerChanged = event('customer.changed', {
  data: cardState,
  signal: ({ code, version }) => ({ code, version }),
});

/** A card was merged into another one: everything stored under `from` now belongs to `code`. Handling it twice is harmless. */
export const customerMerged = event('customer.merged', {
  data: z.object({ code, version: z.int(), from: code }),
  signal: ({ code, version }) => ({ code, version }),
});

/**
 * A card and everything on it was deleted for good: every module erases what it stores about the customer in this salon.
 * Phone and e-mail are empty where the card had none. Handling it twice is harmless.
 */
export const customerErased = event('customer.erased', {
  secrets: ['phone', 'email'],
  data: z.object({
    code,
    version: z.int(),
    userCode: z.nullable(code),
    phone: z.string(),
    email: z.string(),
  }),
  signal: ({ code, version }) => ({ code, version }),
});

/** Cards were created or completed from a file. One event per batch, so that ten thousand rows do not send a signal each. */
export const customersImported = event('customer.imported', {
  data: z.object({ importCode: code, cards: z.array(cardState) }),
});

/** `pieces` batches of a file are imported; the next batch starts there. */
export const importWentOn = event('import.went-on', {
  data: z.object({ code, pieces: z.int(), over: z.boolean() }),
  signal: ({ code, pieces }) => ({ code, version: pieces }),
});

/** An imported row requests an appointment; the response is `import.booking-answered`. */
export const importBookingRequested = event('import.booking-requested', {
  data: z.object({
    requestCode: code,
    importCode: code,
    /** The person who uploaded the file. */
    byCode: code,
    customer: bookingCustomer,
    startDate: wallClock,
    /** Names as in the file. */
    service: z.string(),
    employee: z.nullable(z.string()),
  }),
});

/** Somebody took personal data out of the product in a file. */
export const customersExported = event('customer.exported', {
  data: z.object({ byCode: code, what: z.enum(['cards', 'refused-rows']), rows: z.int() }),
});

/** Only the visit figures of a card changed. For the screens that show them. */
export const customerCounted = event('customer.counted', {
  data: z.object({ code, version: z.int() }),
  signal: ({ code, version }) => ({ code, version }),
});
