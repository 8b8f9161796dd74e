import * as z from 'zod/mini';
import { presentPassword } from './core/accounts.ts';
import { contract, post } from './core/contract.ts';
import { personalSection } from './core/personal-data.ts';
import { signedIn } from './core/who.ts';

export type { PersonalSection } from './core/personal-data.ts';

export const privacy = contract('privacy', {
  myData: post('/api/Privacy/my-data', {
    who: signedIn,
    summary: 'Everything that the product stores about the signed-in person; wants the password',
    body: z.object({ password: presentPassword }),
    response: z.object({ createdAt: z.iso.datetime(), sections: z.array(personalSection) }),
    rateLimit: { max: 10, seconds: 3_600, strict: true },
  }),
});
