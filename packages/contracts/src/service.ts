import * as z from 'zod/mini';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { changedService, newService, newServiceOf, serviceState } from './core/services.ts';
import { code, nothing, statesAfter } from './core/shapes.ts';
import { member, salonSibling, sibling } from './core/who.ts';

export { newService } from './core/services.ts';

const { gone: _, ...shown } = serviceState.shape;

/** A service of a salon: what is done, for how long and for how much. */
const serviceShape = z.object({ ...shown, salonCode: code });

export type Service = z.output<typeof serviceShape>;
export type NewService = z.output<typeof newService>;

const inSalon = z.object({ salonCode: code });
const named = z.object({ code });

export const service = contract('service', {
  create: post('/api/Service', {
    who: member('body.salonCode', 'manage-services'),
    summary: 'Adds a service',
    body: newServiceOf,
    answer: serviceShape,
    once: true,
  }),
  createMany: post('/api/Service/many', {
    who: member('body.salonCode', 'manage-services'),
    summary: 'Adds several services, all or none',
    body: z.object({
      salonCode: code,
      services: z.array(newService).check(z.minLength(1), z.maxLength(100)),
    }),
    answer: z.array(serviceShape),
    once: true,
  }),
  changePrices: patch('/api/Service/prices', {
    who: member('body.salonCode', 'manage-services'),
    summary: 'Raises or lowers the prices of these services by so many per cent, rounded to so many lira',
    body: z.object({
      salonCode: code,
      codes: z.array(code).check(z.minLength(1), z.maxLength(500)),
      percent: z.number().check(z.gte(-90), z.lte(300)),
      roundTo: z.union([z.literal(1), z.literal(5), z.literal(10), z.literal(50), z.literal(100)]),
    }),
    answer: z.array(serviceShape),
    once: true,
  }),
  bySalon: get('/api/Service/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Every service of the salon, by category and name',
    params: inSalon,
    answer: z.array(serviceShape),
  }),
  countBySalon: get('/api/Service/count-by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'How many services the salon has',
    params: inSalon,
    answer: z.object({ count: z.int() }),
  }),
  restore: post('/api/Service/restore/:code', {
    who: member('active', 'manage-services'),
    summary: 'Brings a deleted service back',
    params: named,
    answer: serviceShape,
  }),
  one: get('/api/Service/:code', {
    who: member('active'),
    summary: 'One service',
    params: named,
    answer: serviceShape,
  }),
  change: put('/api/Service/:code', {
    who: member('active', 'manage-services'),
    summary: 'Changes a service; a version that is not the present one is refused',
    params: named,
    body: changedService,
    answer: serviceShape,
  }),
  offer: patch('/api/Service/:code', {
    who: member('active', 'manage-services'),
    summary: 'Offers a service online or takes it out of that, or out of use',
    params: named,
    body: z.object({ online: z.optional(z.boolean()), active: z.optional(z.boolean()) }),
    answer: serviceShape,
  }),
  remove: del('/api/Service/:code', {
    who: member('active', 'manage-services'),
    summary: 'Deletes a service; it can be brought back',
    params: named,
    answer: nothing,
  }),
  codes: get('/internal/service/codes/:salonCode', {
    who: salonSibling('params.salonCode'),
    summary: 'The codes of every service of the salon that is not deleted',
    params: inSalon,
    answer: z.object({ codes: z.array(code) }),
  }),
  states: get('/internal/service/states', {
    who: sibling,
    summary: 'Service states of all salons in the order of their keys, for copies',
    query: statesAfter,
    answer: z.array(z.object({ salonCode: code, state: serviceState })),
  }),
});
