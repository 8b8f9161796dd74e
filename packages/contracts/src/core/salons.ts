import * as z from 'zod/mini';
import { salonType } from '../catalog.ts';
import { fieldMessages } from './fields/errors.ts';
import { openingHours, timeOfDay } from './hours.ts';
import { code } from './shapes.ts';
import { businessName, email, multiLineText, phone, singleLineText } from './text-fields.ts';
import { calendarDate, spanChecks } from './wall-clock.ts';

// Schemas of a salon and its settings, used by `@ayna/contracts/salon`.

const lowercaseAscii = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The salon's part of its page address: /salon/nehir-sac-atolyesi. */
export const salonPath = z.pipe(
  z.string().check(z.trim(), z.minLength(3), z.maxLength(60)),
  z.pipe(
    z.transform(lowercaseAscii),
    z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: fieldMessages.notAPath })),
  ),
);

/** A user name on a social network, without the network's URL. */
const handle = z.string().check(z.trim(), z.regex(/^@?[\w.-]{1,60}$/, { error: fieldMessages.notAHandle }));

const position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

/** What customers read first: name, address, contact. */
const basics = {
  type: salonType,
  name: businessName,
  path: salonPath,
  phone,
  email: z.nullable(email),
  /** The province's license plate number. */
  province: z.int().check(z.gte(1), z.lte(81)),
  district: singleLineText(2, 60),
  address: singleLineText(5, 200),
};

/** The part of `createSalonForm` that the owner types; the wizard offers defaults for the rest. */
export const salonBasicsForm = z.object(basics);

export const salonGeneralForm = z.object({
  ...basics,
  description: multiLineText(0, 240),
  whatsapp: z.nullable(phone),
  instagram: z.nullable(handle),
  facebook: z.nullable(handle),
  tiktok: z.nullable(handle),
  /** Where the salon is on the map, if it set this. */
  position: z.nullable(position),
});

const closedDays = z
  .object({ from: calendarDate, to: calendarDate, reason: singleLineText(0, 80) })
  .check(...spanChecks('from', 'to', 366));

/** An exception from the salon's rule for one public holiday. A short day has its own hours. */
const holidayChoice = z
  .object({
    date: calendarDate,
    as: z.enum(['closed', 'short', 'open']),
    openTime: z.nullable(timeOfDay),
    closeTime: z.nullable(timeOfDay),
  })
  .check(
    z.refine(({ as, openTime, closeTime }) => as !== 'short' || (openTime !== null && closeTime !== null), {
      path: ['openTime'],
      error: fieldMessages.required,
    }),
  );

export const salonHoursForm = z.object({
  openingHours,
  closedDays: z.array(closedDays).check(z.maxLength(100)),
  /** The rule for public holidays that are not in `holidayChoices`. */
  holidays: z.enum(['closed', 'open']),
  holidayChoices: z.array(holidayChoice).check(z.maxLength(200)),
});

export const salonRulesForm = z.object({
  onlineBooking: z.boolean(),
  /** With `manual`, an online booking is Pending until somebody approves it. */
  approval: z.enum(['auto', 'manual']),
  /** A customer may cancel or move until this many minutes before the start. */
  cancelMinutes: z.int().check(z.gte(0), z.lte(10_080)),
  /** Online slots start at least this many minutes from now. */
  leadMinutes: z.int().check(z.gte(0), z.lte(10_080)),
  aheadDays: z.int().check(z.gte(1), z.lte(365)),
  /** Minutes between two offered starts. */
  slotStep: z.union([
    z.literal(5),
    z.literal(10),
    z.literal(15),
    z.literal(20),
    z.literal(30),
    z.literal(60),
  ]),
  remindDayBefore: z.boolean(),
  remindTwoHours: z.boolean(),
  waitingList: z.boolean(),
  /** A customer may book without choosing an employee. */
  anyEmployee: z.boolean(),
  /** Repeated no-shows make an online booking wait for approval, then lead to the telephone. */
  noShowLadder: z.boolean(),
  /** Free times that leave no unusable gap are marked for customers. */
  suggestSlots: z.boolean(),
});

export const salonStatus = z.enum(['Draft', 'Published', 'Suspended']);

export type SalonStatus = z.output<typeof salonStatus>;

export const createSalonForm = z.object({
  ...basics,
  openingHours,
  holidays: z._default(z.enum(['closed', 'open']), 'closed'),
});

/** The whole salon except who changed it. */
export const salonState = z.object({
  code,
  version: z.int(),
  gone: z.boolean(),
  status: salonStatus,
  ownerCode: code,
  /** The IANA time zone of all its wall-clock times. */
  zone: z.string(),
  ...salonGeneralForm.shape,
  provinceName: z.string(),
  ...salonHoursForm.shape,
  ...salonRulesForm.shape,
  // An event that was emitted before these rules existed lacks them.
  noShowLadder: z._default(z.boolean(), false),
  suggestSlots: z._default(z.boolean(), true),
});

export const salonCard = z.object({
  code,
  name: z.string(),
  type: salonType,
  path: z.string(),
  status: salonStatus,
  district: z.string(),
  provinceName: z.string(),
});

export type SalonState = z.output<typeof salonState>;

/** A ban as copies store it: whom it blocks, and until when. */
export const banState = z.object({
  code,
  version: z.int(),
  gone: z.boolean(),
  userCode: z.nullable(code),
  phone: z.nullable(z.string()),
  until: z.nullable(calendarDate),
});
