import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';

/** A photo of a salon was added, changed or removed. */
export const fileStored = event('file.stored', {
  data: z.object({
    code,
    version: z.int(),
    gone: z.boolean(),
    purpose: z.enum(['content', 'announcement']),
    imageUrl: z.string(),
  }),
  signal: ({ code, version }) => ({ code, version }),
});
