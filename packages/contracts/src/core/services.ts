import * as z from 'zod/mini';
import { serviceCategory } from '../catalog.ts';
import { fieldMessages as say } from '../errors.ts';
import { lira } from './money.ts';
import { line, longText } from './people.ts';
import { code } from './shapes.ts';

// Shapes of a salon's services, beside the contract that uses them: `@ayna/contracts/service`.

const minutes = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** While the customer waits, the employee is free for another, unless the salon wants it otherwise. */
const phases = z.object({
  work: minutes(5, 720),
  wait: minutes(5, 480),
  finish: minutes(0, 480),
  freeWhileWaiting: z.boolean(),
});

const fields = {
  name: line(2, 80),
  description: longText(0, 500),
  category: serviceCategory,
  /** One of the six tones of the calendar. */
  color: z.int().check(z.gte(1), z.lte(6)),
  /** In minutes, from the first phase's beginning to the last one's end. */
  duration: minutes(5, 720),
  /** Null: work from beginning to end. */
  phases: z.nullable(phases),
  /** Kept free after it, to tidy up. */
  bufferAfter: minutes(0, 120),
  /** Of one session, where there are several. */
  price: lira,
  /** Whether customers read the price. */
  showPrice: z.boolean(),
  type: z.enum(['Single', 'Session']),
  /** Both null but for `Session`. */
  sessionCount: z.nullable(minutes(2, 50)),
  sessionIntervalDays: z.nullable(minutes(1, 365)),
  /** Offered to customers, or by the desk alone. */
  online: z.boolean(),
  /** Not active: offered by nobody, kept for what was booked. */
  active: z.boolean(),
};

type Phased = Pick<z.output<z.ZodMiniObject<typeof fields>>, 'duration' | 'phases'>;
type Sessioned = Pick<
  z.output<z.ZodMiniObject<typeof fields>>,
  'type' | 'sessionCount' | 'sessionIntervalDays'
>;

const phasesFit = ({ duration, phases: parts }: Phased): boolean =>
  parts === null || parts.work + parts.wait + parts.finish === duration;

const sessionsFit = ({ type, ...sessions }: Sessioned): boolean =>
  [sessions.sessionCount, sessions.sessionIntervalDays].every(
    (said) => (said !== null) === (type === 'Session'),
  );

const fits = <S extends z.ZodMiniType<Phased & Sessioned>>(shape: S) =>
  shape.check(
    z.refine(phasesFit, { path: ['duration'], error: say.phasesDiffer }),
    z.refine(sessionsFit, { path: ['sessionCount'], error: say.sessionsMissing }),
  );

export const newService = fits(z.object(fields));
export const newServiceOf = fits(z.object({ salonCode: code, ...fields }));
export const changedService = fits(z.object({ ...fields, version: z.int() }));

export const serviceState = z.object({ code, version: z.int(), gone: z.boolean(), ...fields });

export type ServiceState = z.output<typeof serviceState>;
