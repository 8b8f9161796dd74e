import * as z from 'zod/mini';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { pageService } from './core/salon-page.ts';
import { pageRateLimit } from './core/salon-page-routes.ts';
import { newService, newServiceInSalon, serviceChangeForm, serviceState } from './core/services.ts';
import { code, emptyObject, statePageQuery } from './core/shapes.ts';
import { guest, internal, internalSalon, member } from './core/who.ts';

export { newService } from './core/services.ts';

const { gone: _, ...visibleFields } = serviceState.shape;

/** A service of a salon as its members see it. */
const serviceShape = z.object({ ...visibleFields, salonCode: code });

export type Service = z.output<typeof serviceShape>;
export type NewService = z.output<typeof newService>;

const salonParams = z.object({ salonCode: code });
const codeParams = z.object({ code });

export const service = contract('service', {
  create: post('/api/Service', {
    who: member('body.salonCode', 'manage-services'),
    summary: 'Adds a service',
    body: newServiceInSalon,
    response: serviceShape,
    idempotent: true,
  }),
  createMany: post('/api/Service/many', {
    who: member('body.salonCode', 'manage-services'),
    summary: 'Adds several services, all or none',
    body: z.object({
      salonCode: code,
      services: z.array(newService).check(z.minLength(1), z.maxLength(100)),
    }),
    response: z.array(serviceShape),
    idempotent: true,
  }),
  changePrices: patch('/api/Service/prices', {
    who: member('body.salonCode', 'manage-services'),
    summary: 'Changes the prices of these services by `percent`, rounded to `roundTo` lira',
    body: z.object({
      salonCode: code,
      codes: z.array(code).check(z.minLength(1), z.maxLength(500)),
      percent: z.number().check(z.gte(-90), z.lte(300)),
      roundTo: z.union([z.literal(1), z.literal(5), z.literal(10), z.literal(50), z.literal(100)]),
    }),
    response: z.array(serviceShape),
    idempotent: true,
  }),
  bySalon: get('/api/Service/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Every service of the salon, by category and name',
    params: salonParams,
    response: z.array(serviceShape),
  }),
  ofPage: get('/api/Service/public/:salonCode', {
    who: guest('params.salonCode'),
    summary: "The active services on the salon's page, by category and name",
    params: salonParams,
    response: z.array(pageService),
    rateLimit: pageRateLimit,
  }),
  countBySalon: get('/api/Service/count-by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'Number of services of the salon',
    params: salonParams,
    response: z.object({ count: z.int() }),
  }),
  restore: post('/api/Service/restore/:code', {
    who: member('active', 'manage-services'),
    summary: 'Restores a deleted service',
    params: codeParams,
    response: serviceShape,
  }),
  byCode: get('/api/Service/:code', {
    who: member('active'),
    summary: 'One service',
    params: codeParams,
    response: serviceShape,
  }),
  change: put('/api/Service/:code', {
    who: member('active', 'manage-services'),
    summary: 'Changes a service; an outdated version is refused',
    params: codeParams,
    body: serviceChangeForm,
    response: serviceShape,
  }),
  offer: patch('/api/Service/:code', {
    who: member('active', 'manage-services'),
    summary: 'Sets whether a service is bookable online, and whether it is active',
    params: codeParams,
    body: z.object({ online: z.optional(z.boolean()), active: z.optional(z.boolean()) }),
    response: serviceShape,
  }),
  remove: del('/api/Service/:code', {
    who: member('active', 'manage-services'),
    summary: 'Deletes a service; it can be restored',
    params: codeParams,
    response: emptyObject,
  }),
  codes: get('/internal/service/codes/:salonCode', {
    who: internalSalon('params.salonCode'),
    summary: 'The codes of every service of the salon that is not deleted',
    params: salonParams,
    response: z.object({ codes: z.array(code) }),
  }),
  states: get('/internal/service/states', {
    who: internal,
    summary: 'Service states of all salons ordered by key, for copies',
    query: statePageQuery,
    response: z.array(z.object({ salonCode: code, state: serviceState })),
  }),
});
