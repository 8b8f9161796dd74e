import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { code } from './core/shapes.ts';

/** A photo of a salon came, changed or went. */
export const fileStored = event('file.stored', {
  data: z.object({
    code,
    version: z.int(),
    gone: z.boolean(),
    purpose: z.enum(['content', 'announcement']),
    imageUrl: z.string(),
  }),
  bell: ({ code, version }) => ({ code, version }),
});
