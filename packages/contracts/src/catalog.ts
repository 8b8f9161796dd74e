import * as z from 'zod/mini';
import { contract, get } from './core/contract.ts';
import { queryInt } from './core/shapes.ts';
import { calendarDate, spanChecks } from './core/wall-clock.ts';
import { anyone } from './core/who.ts';

/** In display order. */
export const salonType = z.enum([
  'HairSalon',
  'BarberShop',
  'BeautySalon',
  'NailSalon',
  'MakeupStudio',
  'AestheticClinic',
]);
export type SalonType = z.output<typeof salonType>;

export const serviceCategory = z.enum([
  'Cut',
  'Color',
  'Care',
  'SpecialDay',
  'Beard',
  'Skin',
  'LashAndBrow',
  'HairRemoval',
  'Body',
  'HandAndFoot',
  'Nail',
  'Makeup',
  'Training',
  'Laser',
  'Medical',
  'Consultation',
]);
export type ServiceCategory = z.output<typeof serviceCategory>;

const salonTypeShape = z.object({
  type: salonType,
  name: z.string(),
  /** A short description of such a salon. */
  text: z.string(),
  categories: z.array(z.object({ category: serviceCategory, name: z.string() })),
});

const startingService = z.object({
  name: z.string(),
  category: serviceCategory,
  /** In minutes. */
  duration: z.int(),
  /** In lira, for one session if there are several. */
  price: z.number(),
  type: z.enum(['Single', 'Session']),
  /** Both are null unless `type` is `Session`. */
  sessionCount: z.nullable(z.int()),
  sessionIntervalDays: z.nullable(z.int()),
});
export type StartingService = z.output<typeof startingService>;

/** The province's license plate number. */
const provinceCode = z.int().check(z.gte(1), z.lte(81));

const holiday = z.object({
  date: calendarDate,
  name: z.string(),
  kind: z.enum(['full', 'half']),
  /** Wall-clock time at which a half-day holiday starts; null for a full day. */
  startsAt: z.nullable(z.string()),
});
export type Holiday = z.output<typeof holiday>;

/** The templates of a salon's page, in display order. */
export const pageTemplate = z.enum(['flow', 'razor', 'bloom', 'polish', 'backstage', 'clear']);

const siteTemplate = z.object({
  template: pageTemplate,
  name: z.string(),
  text: z.string(),
  /** The salon types it is designed for; any salon may choose it. */
  salonTypes: z.array(salonType),
});
export type SiteTemplate = z.output<typeof siteTemplate>;

export const catalog = contract('catalog', {
  salonTypes: get('/api/Catalog/salon-types', {
    who: anyone,
    summary: 'The salon types, each with its service categories',
    response: z.array(salonTypeShape),
  }),
  startingServices: get('/api/Catalog/starting-services', {
    who: anyone,
    summary: 'The editable services that a new salon of this type starts with',
    query: z.object({ type: salonType }),
    response: z.array(startingService),
  }),
  provinces: get('/api/Catalog/provinces', {
    who: anyone,
    summary: 'The 81 provinces of Turkey, in the order of the Turkish alphabet',
    response: z.array(z.object({ code: provinceCode, name: z.string() })),
  }),
  districts: get('/api/Catalog/districts', {
    who: anyone,
    summary: 'The districts of one province, in the order of the Turkish alphabet',
    query: z.object({ province: queryInt(1, 81) }),
    response: z.array(z.object({ name: z.string() })),
  }),
  holidays: get('/api/Catalog/holidays', {
    who: anyone,
    summary: 'Public holidays of Turkey between two dates, both included; available for 2026 to 2030',
    query: z.object({ from: calendarDate, to: calendarDate }).check(...spanChecks('from', 'to', 3_660)),
    response: z.array(holiday),
  }),
  templates: get('/api/Catalog/templates', {
    who: anyone,
    summary: 'The templates of salon pages',
    response: z.array(siteTemplate),
  }),
});
