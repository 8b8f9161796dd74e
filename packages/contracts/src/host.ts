import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { anyone } from './core/who.ts';

/** What every host answers, whichever modules it serves. */
export const host = contract('host', {
  about: get('/api/about', {
    who: anyone,
    summary: 'Which product this is and which modules it serves',
    answer: z.object({ product: z.literal('ayna'), modules: z.array(z.string()) }),
  }),
});
