import * as z from 'zod/mini';
import { knownCustomer } from './core/customers.ts';
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

/** A card came, changed or went. */
export const customerChanged = event('customer.changed', {
  data: cardState,
  bell: ({ code, version }) => ({ code, version }),
});

/** A card became part of another one: whatever is kept under `from` belongs to `code` from now on. Told again, it changes nothing more. */
export const customerMerged = event('customer.merged', {
  data: z.object({ code, version: z.int(), from: code }),
  bell: ({ code, version }) => ({ code, version }),
});

/** Cards came from a file or got something from it: a piece of them at a time, so that ten thousand ring no bell each. */
export const customersImported = event('customer.imported', {
  data: z.object({ importCode: code, cards: z.array(cardState) }),
});

/** So many pieces of a file were taken; whoever takes the next one begins there. */
export const importWentOn = event('import.went-on', {
  data: z.object({ code, pieces: z.int(), over: z.boolean() }),
  bell: ({ code, pieces }) => ({ code, version: pieces }),
});

/** A row of a file asks for an appointment; answered with `wish.answered`. */
export const appointmentWished = event('visit.wished', {
  data: z.object({
    wishCode: code,
    importCode: code,
    /** Who sent the file. */
    byCode: code,
    customer: knownCustomer,
    startDate: wallClock,
    /** As the file names them. */
    service: z.string(),
    employee: z.nullable(z.string()),
  }),
});

/** The visits of a card were counted anew; nothing else of it changed. For the screens that show them. */
export const customerCounted = event('customer.counted', {
  data: z.object({ code, version: z.int() }),
  bell: ({ code, version }) => ({ code, version }),
});
