import { isTurkishIban, normalizeIban } from '@ayna/domain/iban';
import { statusRights } from '@ayna/domain/permissions';
import * as z from 'zod/mini';
import { get, post, put } from './contract.ts';
import { fieldMessages } from './fields/errors.ts';
import { settlementForm, visitSettlement } from './settlements.ts';
import { code } from './shapes.ts';
import { member } from './who.ts';

// The routes of `@ayna/contracts/finance` at the till.

/** Those who complete appointments take the payment; the own ones only without the -all right. */
const tillRights = [statusRights.own, statusRights.all, 'Receptionist', 'manage-finance'] as const;

const iban = z.pipe(
  z.string().check(z.trim(), z.maxLength(60)),
  z.pipe(
    z.transform(normalizeIban),
    z.string().check(z.refine(isTurkishIban, { error: fieldMessages.notAnIban })),
  ),
);

const tillSettings = z.object({
  /** The highest discount that members without `manage-finance` give. */
  percent: z.int().check(z.gte(0), z.lte(100)),
  /** The account to which customers transfer. */
  iban: z.nullable(iban),
});

export const settlementRoutes = {
  settlement: get('/api/Transaction/settlement/:code', {
    who: member('active', ...tillRights),
    summary: 'How the visit of a completed appointment was paid, with what the customer had done that day',
    params: z.object({ code }),
    response: visitSettlement,
  }),
  settle: post('/api/Transaction/settlement', {
    who: member('body.salonCode', ...tillRights),
    summary:
      'Records how a visit was paid: kinds, discount, tips, what is due. Of two at once one wins; what was before is kept',
    body: settlementForm,
    response: visitSettlement,
    idempotent: true,
  }),
  undoSettlement: post('/api/Transaction/settlement/undo/:code', {
    who: member('active', ...tillRights),
    summary: 'Restores what was before a settlement: its author within 60 s, an Administrator at any time',
    params: z.object({ code }),
    response: visitSettlement,
  }),
  tillSettings: get('/api/Transaction/till-settings/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: 'The highest discount that members without `manage-finance` give, and the account for transfers',
    params: z.object({ salonCode: code }),
    response: tillSettings,
  }),
  setTillSettings: put('/api/Transaction/till-settings/:salonCode', {
    who: member('params.salonCode', 'manage-finance'),
    summary: 'Sets the highest discount that others give, and the IBAN that the till shows, or none',
    params: z.object({ salonCode: code }),
    body: tillSettings,
    response: tillSettings,
  }),
};
