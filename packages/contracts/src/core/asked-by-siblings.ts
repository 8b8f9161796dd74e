import * as z from 'zod/mini';
import * as account from './accounts.ts';
import { get, post } from './contract.ts';
import { code, nothing } from './shapes.ts';
import { sibling } from './who.ts';

/** The routes of `@ayna/contracts/auth` that only other modules ask. */
export const askedBySiblings = {
  standing: post('/api/user/standing', {
    who: sibling,
    summary: 'What is true of a session and its person right now',
    body: z.object({ person: code, session: code, salon: z.nullable(z.union([code, z.literal('active')])) }),
    answer: account.standing,
  }),
  grant: post('/api/user/membership', {
    who: sibling,
    summary: 'Makes a person a member of a salon with these groups, or changes them',
    body: z.object({
      person: code,
      salonCode: code,
      groups: z.array(account.group),
      role: z.enum(['SalonOwner', 'Employee']),
    }),
    answer: nothing,
  }),
  withdraw: post('/api/user/membership/withdraw', {
    who: sibling,
    summary: 'Ends a membership, and says which groups it held; null where there was none',
    body: z.object({ person: code, salonCode: code }),
    answer: z.object({ groups: z.nullable(z.array(account.group)) }),
  }),
  person: get('/internal/auth/person/:code', {
    who: sibling,
    summary: 'Who a person is, and which salons the person belongs to',
    params: z.object({ code }),
    answer: account.knownPerson,
  }),
};
