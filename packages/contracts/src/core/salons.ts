import * as z from 'zod/mini';
import { salonType } from '../catalog.ts';
import { fieldMessages as say } from '../errors.ts';
import { clock, openingHours } from './hours.ts';
import { email, line, longText, phone } from './people.ts';
import { code } from './shapes.ts';

// Shapes of a salon and its settings, beside the contract that uses them: `@ayna/contracts/salon`.

const lowered = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** The salon's word in its address: /salon/nehir-sac-atolyesi. */
export const salonPath = z.pipe(
  z.string().check(z.trim(), z.minLength(3), z.maxLength(60)),
  z.pipe(
    z.transform(lowered),
    z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: say.notAPath })),
  ),
);

/** A name on a social network, without the network's address. */
const handle = z.string().check(z.trim(), z.regex(/^@?[\w.-]{1,60}$/, { error: say.notAHandle }));

const position = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

/** What customers read first: name, where it is, how it is reached. */
const face = {
  type: salonType,
  name: line(2, 80),
  path: salonPath,
  phone,
  email: z.nullable(email),
  /** The number on the province's plates. */
  province: z.int().check(z.gte(1), z.lte(81)),
  district: line(2, 60),
  address: line(5, 200),
};

/** The part of `createForm` that is written by hand; a wizard asks for the rest with defaults. */
export const faceForm = z.object(face);

export const generalForm = z.object({
  ...face,
  description: longText(0, 240),
  whatsapp: z.nullable(phone),
  instagram: z.nullable(handle),
  facebook: z.nullable(handle),
  tiktok: z.nullable(handle),
  /** Where on the map, if the salon set it. */
  position: z.nullable(position),
});

const notAfter = (from: string, to: string): boolean => from <= to;

const closedDays = z
  .object({ from: z.iso.date(), to: z.iso.date(), reason: line(0, 80) })
  .check(z.refine(({ from, to }) => notAfter(from, to), { path: ['to'], error: say.endBeforeStart }));

/** One public holiday that is kept otherwise than the rule says; a short day has its own hours. */
const holidayChoice = z
  .object({
    date: z.iso.date(),
    as: z.enum(['closed', 'short', 'open']),
    openTime: z.nullable(clock),
    closeTime: z.nullable(clock),
  })
  .check(
    z.refine((one) => one.as !== 'short' || (one.openTime !== null && one.closeTime !== null), {
      path: ['openTime'],
      error: say.required,
    }),
  );

export const hoursForm = z.object({
  openingHours,
  closedDays: z.array(closedDays).check(z.maxLength(100)),
  /** What happens on a public holiday that `holidayChoices` does not name. */
  holidays: z.enum(['closed', 'open']),
  holidayChoices: z.array(holidayChoice).check(z.maxLength(200)),
});

export const rulesForm = z.object({
  onlineBooking: z.boolean(),
  /** By hand: what is booked online waits as Pending. */
  approval: z.enum(['auto', 'manual']),
  /** Until so many minutes before, a customer may cancel or move. */
  cancelMinutes: z.int().check(z.gte(0), z.lte(10_080)),
  /** Nothing is offered that begins sooner than in so many minutes. */
  leadMinutes: z.int().check(z.gte(0), z.lte(10_080)),
  aheadDays: z.int().check(z.gte(1), z.lte(365)),
  /** Minutes between the beginnings that are offered. */
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
  /** A customer may leave open who does it. */
  anyEmployee: z.boolean(),
});

export const salonStatus = z.enum(['Draft', 'Published', 'Suspended']);

export type SalonStatus = z.output<typeof salonStatus>;

export const createForm = z.object({
  ...face,
  openingHours,
  holidays: z._default(z.enum(['closed', 'open']), 'closed'),
});

/** Everything of a salon but who changed it. */
export const salonState = z.object({
  code,
  version: z.int(),
  gone: z.boolean(),
  status: salonStatus,
  ownerCode: code,
  /** The IANA zone whose wall clock all its times are. */
  zone: z.string(),
  ...generalForm.shape,
  provinceName: z.string(),
  ...hoursForm.shape,
  ...rulesForm.shape,
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

/** As copies keep it: whom it holds off, and until when. */
export const banState = z.object({
  code,
  version: z.int(),
  gone: z.boolean(),
  userCode: z.nullable(code),
  phone: z.nullable(z.string()),
  until: z.nullable(z.iso.date()),
});
