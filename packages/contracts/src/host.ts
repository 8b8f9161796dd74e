import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { code } from './core/shapes.ts';
import { anyone, member } from './core/who.ts';

/** What the live stream says: which object of which module changed. What it is now, one reads. */
const change = z.object({ module: z.string(), kind: z.string(), code: z.string(), version: z.number() });

export type Change = z.output<typeof change>;

/** What every host answers, whichever modules it serves. */
export const host = contract('host', {
  about: get('/api/about', {
    who: anyone,
    summary: 'Which product this is and which modules it serves',
    answer: z.object({ product: z.literal('ayna'), modules: z.array(z.string()) }),
  }),
  live: get('/api/live', {
    who: member('query.salonCode'),
    summary: 'Changes in a salon as they happen: `change` events, and `gap` when some may have been missed',
    query: z.object({ salonCode: code }),
    answer: change,
    stream: true,
  }),
});
