import * as z from 'zod/mini';
import * as account from './accounts.ts';
import { get, post } from './contract.ts';
import { dataSubject, personalDataRoute } from './personal-data.ts';
import { code, emptyObject } from './shapes.ts';
import { internal } from './who.ts';

/** The routes of `@ayna/contracts/auth` that only other modules may call. */
export const authInternalRoutes = {
  sessionStatus: post('/api/user/session-status', {
    who: internal,
    summary: 'Current status of a session and the rights of its person',
    body: z.object({ person: code, session: code, salon: z.nullable(z.union([code, z.literal('active')])) }),
    response: account.sessionStatus,
  }),
  grantMembership: post('/api/user/membership', {
    who: internal,
    summary: 'Adds a person to a salon with these groups, or changes the groups of a member',
    body: z.object({
      person: code,
      salonCode: code,
      groups: z.array(account.group),
      role: z.enum(['SalonOwner', 'Employee']),
    }),
    response: emptyObject,
  }),
  withdrawMembership: post('/api/user/membership/withdraw', {
    who: internal,
    summary: 'Ends a membership and returns its groups; null if there was none',
    body: z.object({
      person: code,
      salonCode: code,
      /** False refuses to end the membership of an Administrator. */
      mayEndAdministrator: z.boolean(),
    }),
    response: z.object({ groups: z.nullable(z.array(account.group)) }),
  }),
  confirmPassword: post('/internal/auth/confirm-password', {
    who: internal,
    summary: 'Refuses unless this is the password of the person on whose behalf the module calls',
    body: z.object({ password: account.presentPassword }),
    response: emptyObject,
  }),
  dataSubject: get('/internal/auth/data-subject/:code', {
    who: internal,
    summary: 'The proved phone and e-mail of a person',
    params: z.object({ code }),
    response: dataSubject,
  }),
  personalData: personalDataRoute('auth'),
  person: get('/internal/auth/person/:code', {
    who: internal,
    summary: 'A person and the salons the person belongs to',
    params: z.object({ code }),
    response: account.personDetails,
  }),
};
