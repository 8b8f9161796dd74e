import * as z from 'zod/mini';
import { serviceCategory } from '../catalog.ts';
import { fieldMessages } from './fields/errors.ts';
import { lira } from './money.ts';
import { code, version } from './shapes.ts';
import { multiLineText, singleLineText } from './text-fields.ts';

// Schemas of a salon's services, used by `@ayna/contracts/service`.

const minutes = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** During `wait` the employee can serve another customer if `freeWhileWaiting` is set. */
export const phases = z.object({
  work: minutes(5, 720),
  wait: minutes(5, 480),
  finish: minutes(0, 480),
  freeWhileWaiting: z.boolean(),
});

const fields = {
  name: singleLineText(2, 80),
  description: multiLineText(0, 500),
  category: serviceCategory,
  /** One of the six calendar colors. */
  color: z.int().check(z.gte(1), z.lte(6)),
  /** In minutes, from the start of the first phase to the end of the last. */
  duration: minutes(5, 720),
  /** Null if the employee works the whole time. */
  phases: z.nullable(phases),
  /** Minutes kept free afterwards, for cleaning up. */
  bufferAfter: minutes(0, 120),
  /** The price of one session if there are several. */
  price: lira,
  /** Whether customers see the price. */
  showPrice: z.boolean(),
  type: z.enum(['Single', 'Session']),
  /** Both are null unless `type` is `Session`. */
  sessionCount: z.nullable(minutes(2, 50)),
  sessionIntervalDays: z.nullable(minutes(1, 365)),
  /** Bookable online, or by the desk only. */
  online: z.boolean(),
  /** An inactive service cannot be booked; it stays for existing appointments. */
  active: z.boolean(),
};

type PhaseFields = Pick<z.output<z.ZodMiniObject<typeof fields>>, 'duration' | 'phases'>;
type SessionFields = Pick<
  z.output<z.ZodMiniObject<typeof fields>>,
  'type' | 'sessionCount' | 'sessionIntervalDays'
>;

const phasesMatchDuration = ({ duration, phases: parts }: PhaseFields): boolean =>
  parts === null || parts.work + parts.wait + parts.finish === duration;

const sessionsMatchType = ({ type, ...sessions }: SessionFields): boolean =>
  [sessions.sessionCount, sessions.sessionIntervalDays].every(
    (value) => (value !== null) === (type === 'Session'),
  );

const checkService = <S extends z.ZodMiniType<PhaseFields & SessionFields>>(shape: S) =>
  shape.check(
    z.refine(phasesMatchDuration, { path: ['duration'], error: fieldMessages.phasesDiffer }),
    z.refine(sessionsMatchType, { path: ['sessionCount'], error: fieldMessages.sessionsMissing }),
  );

export const newService = checkService(z.object(fields));
export const newServiceInSalon = checkService(z.object({ salonCode: code, ...fields }));
export const serviceChangeForm = checkService(z.object({ ...fields, version }));

export const serviceState = z.object({ code, version: z.int(), gone: z.boolean(), ...fields });

export type ServiceState = z.output<typeof serviceState>;
