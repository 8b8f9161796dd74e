import { catalog, type Holiday, type SalonType, type ServiceCategory } from '@ayna/contracts/catalog';
import type { ResponseOf } from '@ayna/contracts/core/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { unlessStarted } from '../lib/calendar-start.ts';

const { salonTypes, startingServices, provinces, districts, holidays, templates } = catalog.routes;

export type { Holiday, SalonType, ServiceCategory };
export type CatalogSalonType = ResponseOf<typeof salonTypes>[number];
export type StartingService = ResponseOf<typeof startingServices>[number];

/** The kinds of salon, each with the categories of its services. */
export const salonTypesQuery = queryOptions({
  queryKey: ['catalog', 'salon-types'],
  queryFn: ({ signal }) => call(salonTypes, {}, { signal }),
});

/** The templates of salon pages, in display order. */
export const templatesQuery = queryOptions({
  queryKey: ['catalog', 'templates'],
  queryFn: ({ signal }) => call(templates, {}, { signal }),
});

/** What a salon of this type usually offers. */
export const startingServicesQuery = (type: SalonType) =>
  queryOptions({
    queryKey: ['catalog', 'starting-services', type],
    queryFn: ({ signal }) => call(startingServices, { query: { type } }, { signal }),
  });

export const provincesQuery = queryOptions({
  queryKey: ['catalog', 'provinces'],
  queryFn: ({ signal }) => call(provinces, {}, { signal }),
});

/** Ask with `enabled` where no province is chosen yet. */
export const districtsQuery = (province: number) =>
  queryOptions({
    queryKey: ['catalog', 'districts', province],
    queryFn: ({ signal }) => call(districts, { query: { province } }, { signal }),
  });

/** Public holidays from one day to another, both included, as YYYY-MM-DD. */
export const holidaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['catalog', 'holidays', from, to],
    queryFn: (context) =>
      unlessStarted(context, () => call(holidays, { query: { from, to } }, { signal: context.signal })),
  });
