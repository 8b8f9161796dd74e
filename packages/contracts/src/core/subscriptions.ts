import * as z from 'zod/mini';
import { code } from './shapes.ts';

/** The subscription of a salon as events carry it and other modules copy it. */
export const copiedSubscription = z.object({
  code,
  version: z.int(),
  gone: z.boolean(),
  packageCode: code,
  packageName: z.string(),
  trial: z.boolean(),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  employees: z.int(),
  photos: z.int(),
  sms: z.int(),
});
