import * as z from 'zod/mini';
import { pageTemplate, salonType, serviceCategory } from '../catalog.ts';
import { siteOrigins } from './embedding-routes.ts';
import { fieldMessages } from './fields/errors.ts';
import { pictureUrl } from './pictures.ts';
import { position } from './positions.ts';
import { salonGeneralForm, salonHoursForm, salonRulesForm, salonStatus } from './salons.ts';
import { phases } from './services.ts';
import { code } from './shapes.ts';
import { multiLineText, singleLineText } from './text-fields.ts';
import { calendarDate } from './wall-clock.ts';

// What anybody sees of a salon on its own page, /salon/:path. Each module serves its part: salon the salon and the
// design, service, employee and file their lists, content announcements and reviews. The web server joins them.

/** Any salon may take any of them; catalog has their Turkish names. */
export { pageTemplate };

export type PageTemplate = z.output<typeof pageTemplate>;

/** #RRGGBB in lower case. */
export const hexColor = z.pipe(
  z.string().check(z.trim(), z.maxLength(7)),
  z.pipe(
    z.transform((text: string) => text.toLowerCase()),
    z.string().check(z.regex(/^#[0-9a-f]{6}$/, { error: fieldMessages.malformed })),
  ),
);

const pageColors = z.object({
  ground: hexColor,
  text: hexColor,
  accent: hexColor,
  /** The text of a button on the accent; light where it is missing. `accentTextColor` of the domain has its color. */
  accentText: z.optional(z.enum(['light', 'dark'])),
});

export type PageColors = z.output<typeof pageColors>;

/** The cover always comes first and hours with address last; `signature` is the picture that each template draws. */
export const pageSection = z.enum([
  'announcement',
  'signature',
  'services',
  'team',
  'photos',
  'reviews',
  'about',
]);

export type PageSection = z.output<typeof pageSection>;

const sectionChoice = z.object({ name: pageSection, shown: z.boolean() });

/** In the order of the page. One that is not shown keeps its place. */
const sections = z.array(sectionChoice).check(
  z.maxLength(7),
  z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    error: fieldMessages.malformed,
  }),
);

/** The design of a salon's page, as its owner edits it. */
export const pageDesignForm = z.object({
  template: pageTemplate,
  /** Null for the template's own colors. */
  colors: z.nullable(pageColors),
  /** The large line of the cover; the template's own where it is empty. */
  slogan: singleLineText(0, 120),
  /** The lines under it; the salon's description where they are empty. */
  intro: multiLineText(0, 240),
  servicesNote: multiLineText(0, 240),
  teamNote: multiLineText(0, 240),
  sections,
});

export type PageDesign = z.output<typeof pageDesignForm>;

const holidayAhead = z.object({ date: calendarDate, name: z.string(), startsAt: z.nullable(z.string()) });

/** The salon's part of its page. */
export const pageSalon = z.object({
  code,
  name: z.string(),
  type: salonType,
  /** The present address; a page asked for by a former one leads there. */
  path: z.string(),
  status: salonStatus,
  zone: z.string(),
  phone: z.string(),
  whatsapp: salonGeneralForm.shape.whatsapp,
  instagram: salonGeneralForm.shape.instagram,
  facebook: salonGeneralForm.shape.facebook,
  tiktok: salonGeneralForm.shape.tiktok,
  address: z.string(),
  district: z.string(),
  provinceName: z.string(),
  position: salonGeneralForm.shape.position,
  description: z.string(),
  ...salonHoursForm.shape,
  /** Public holidays of the next 120 days; `holidays` and `holidayChoices` say what the salon makes of them. */
  holidaysAhead: z.array(holidayAhead),
  onlineBooking: z.boolean(),
  anyEmployee: z.boolean(),
  /** Whether a customer who finds no time may wait for one. */
  waitingList: z.boolean(),
  /** What a customer is told before booking: whether somebody approves it, how soon, how far ahead, until when to cancel. */
  approval: salonRulesForm.shape.approval,
  cancelMinutes: salonRulesForm.shape.cancelMinutes,
  leadMinutes: salonRulesForm.shape.leadMinutes,
  aheadDays: salonRulesForm.shape.aheadDays,
  design: z.object({ ...pageDesignForm.shape, version: z.int() }),
  /** Sites that may show the salon's booking in a frame. */
  embedOrigins: siteOrigins,
});

export type PageSalon = z.output<typeof pageSalon>;

export const pageService = z.object({
  code,
  name: z.string(),
  description: z.string(),
  category: serviceCategory,
  duration: z.int(),
  phases: z.nullable(phases),
  /** Null if the salon does not show it. The price of one session if there are several. */
  price: z.nullable(z.number()),
  sessionCount: z.nullable(z.int()),
  sessionIntervalDays: z.nullable(z.int()),
  /** False if the desk alone books it. */
  online: z.boolean(),
});

export type PageService = z.output<typeof pageService>;

export const pageEmployee = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  /** Shown below the name; the position's name where it is empty. */
  title: z.string(),
  position,
  imageUrl: z.nullable(pictureUrl),
  serviceCodes: z.array(code),
});

export type PageEmployee = z.output<typeof pageEmployee>;

export const pagePhoto = z.object({
  code,
  imageUrl: pictureUrl,
  width: z.int(),
  height: z.int(),
  album: z.enum(['Salon', 'Work', 'Team']),
  caption: z.string(),
  cover: z.boolean(),
});

export type PagePhoto = z.output<typeof pagePhoto>;

export const pageReview = z.object({
  code,
  stars: z.int().check(z.gte(1), z.lte(5)),
  text: z.string(),
  /** The first name with the first letter of the last: 'Elif Y.' */
  name: z.string(),
  serviceName: z.string(),
  visitedOn: calendarDate,
  answer: z.nullable(z.string()),
});

export type PageReview = z.output<typeof pageReview>;

export const pageContent = z.object({
  /** Those of today, newest first. */
  announcements: z
    .array(z.object({ code, title: z.string(), text: z.string(), imageUrl: z.nullable(pictureUrl) }))
    .check(z.maxLength(20)),
  reviewCount: z.int(),
  /** Null below five reviews. */
  averageStars: z.nullable(z.number()),
  /** The newest. */
  reviews: z.array(pageReview).check(z.maxLength(12)),
});

export type PageContent = z.output<typeof pageContent>;
