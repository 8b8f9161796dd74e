import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { code, pageNumber } from './core/shapes.ts';
import { admin } from './core/who.ts';

/** SMS of one month by state; `parts` is the number of sent SMS parts as operators bill them. */
const smsMonth = z.object({
  planned: z.int(),
  handed: z.int(),
  accepted: z.int(),
  failed: z.int(),
  unknown: z.int(),
  parts: z.int(),
});

const channel = z.enum(['sms', 'mail']);

const delivery = z.object({
  code,
  channel,
  state: z.enum(['planned', 'handed', 'failed', 'unknown']),
  recipient: z.string(),
  /** Null for a message of the platform itself. */
  salonCode: z.nullable(code),
  plannedAt: z.iso.datetime(),
  settledAt: z.nullable(z.iso.datetime()),
  attempts: z.int(),
  /** What the provider or the gate answered last. */
  error: z.nullable(z.string()),
});

export type Delivery = z.output<typeof delivery>;

export const notification = contract('notification', {
  messageCounts: get('/api/Notification/message-counts', {
    who: admin,
    summary: 'Number of messages by state, and of those that may have been sent twice',
    response: z.object({
      planned: z.int(),
      handed: z.int(),
      accepted: z.int(),
      failed: z.int(),
      unknown: z.int(),
      repeats: z.int(),
    }),
  }),
  smsSpent: get('/api/Notification/sms-spent', {
    who: admin,
    summary: 'Number of SMS of this month and last month, by state',
    response: z.object({ thisMonth: smsMonth, lastMonth: smsMonth }),
  }),
  deliveryDays: get('/api/Notification/delivery-days', {
    who: admin,
    summary: 'Messages of each of the last 28 days in Turkish time, and how each channel did in the last day',
    response: z.object({
      days: z.array(z.object({ date: z.iso.date(), sent: z.int(), failed: z.int() })),
      channels: z.array(
        z.object({
          channel,
          sent: z.int(),
          failed: z.int(),
          unknown: z.int(),
          waiting: z.int(),
          /** When the provider accepted one last; null if it did not in the last day. */
          lastAcceptedAt: z.nullable(z.iso.datetime()),
        }),
      ),
    }),
  }),
  deliveries: get('/api/Notification/deliveries', {
    who: admin,
    summary:
      'Messages that were not delivered, or that wait, newest first, without their text and with a masked recipient; pages of 20 from 0',
    query: z.object({
      kind: z.optional(z.enum(['undelivered', 'waiting'])),
      channel: z.optional(channel),
      page: z.optional(pageNumber),
    }),
    response: z.object({ items: z.array(delivery), totalCount: z.int(), pageCount: z.int() }),
  }),
  personalData: personalDataRoute('notification'),
});
