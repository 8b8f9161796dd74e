import { bookingRights } from '@ayna/domain/permissions';
import * as z from 'zod/mini';
import { appointment } from './appointments.ts';
import { post, put } from './contract.ts';
import { code, version } from './shapes.ts';
import { member } from './who.ts';

// What is done at an appointment, and for how much.

export const bookRights = [bookingRights.own, bookingRights.all, 'Receptionist'] as const;

const codeParams = z.object({ code });

/** One visit never costs a million; a slipped finger on a phone's keys does. */
const appointmentPrice = z.number().check(z.gte(0), z.lte(999_999.99), z.multipleOf(0.01));

export const serviceRoutes = {
  changeService: put('/api/Appointment/service/:code', {
    who: member('active', ...bookRights),
    summary:
      'Replaces the service, at the same start with the same employee and the price of now; an outdated version is refused',
    params: codeParams,
    body: z.object({ version, serviceCode: code, tellCustomer: z._default(z.boolean(), false) }),
    response: appointment,
  }),
  addService: post('/api/Appointment/add-service/:code', {
    who: member('active', ...bookRights),
    summary: 'Books one more service of the same visit, right after the appointment with the same employee',
    params: codeParams,
    body: z.object({ serviceCode: code }),
    response: appointment,
    idempotent: true,
  }),
  changePrice: put('/api/Appointment/price/:code', {
    who: member('active', ...bookRights),
    summary:
      'States another price before completion, which the income then has; an outdated version is refused',
    params: codeParams,
    body: z.object({ version, price: appointmentPrice }),
    response: appointment,
  }),
};
