import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { salon } from '@ayna/contracts/salon';
import { salonChanged, salonOpened, userBanned } from '@ayna/contracts/salon.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { salonModule } from '../src/index.ts';
import { fakeModules, home, newFakeState, type PersonDetails } from './fakes/other-modules.ts';
import { colleague, owner, salonTexts } from './fakes/texts.ts';

const { routes } = salon;

type ReceivedEvents = {
  readonly opened: DataOf<typeof salonOpened>[];
  readonly changed: DataOf<typeof salonChanged>[];
  readonly banned: (DataOf<typeof userBanned> & { salonCode: string })[];
};

/** A module that records the events of salon. */
const eventRecorder = (received: ReceivedEvents) =>
  defineModule({
    name: 'recorder',
    home,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [
      on(salonOpened, async (_, data) => void received.opened.push(data)),
      on(salonChanged, async (_, data) => void received.changed.push(data)),
      on(userBanned, async (ctx, data) => void received.banned.push({ ...data, salonCode: ctx.salon })),
    ],
  });

const moduleCalls = { salon: ['appointment', 'auth', 'catalog', 'subscription'], employee: ['salon'] };

let lastNumber = 0;
const nextNumber = (): number => {
  lastNumber += 1;
  return lastNumber;
};

export const week = (openTime = '09:00:00', closeTime = '19:00:00') =>
  (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const).map((day) => ({
    day,
    openTime,
    closeTime,
    breaks: [],
  }));

/** The form that the wizard sends; each has its own path. */
export const salonForm = (more: object = {}) => ({
  type: 'HairSalon' as const,
  path: `nehir-sac-${nextNumber()}`,
  phone: '+902161112233',
  email: null,
  province: 34,
  ...salonTexts,
  openingHours: week(),
  holidays: 'closed' as const,
  ...more,
});

/** The salon module with fakes of the modules that it calls, and a clock that the test can move. */
export const salonApp = async () => {
  const received: ReceivedEvents = { opened: [], changed: [], banned: [] };
  const fakes = newFakeState();
  const clock = { ahead: 0 };
  const app = await testApp({
    modules: [salonModule, ...fakeModules(fakes), eventRecorder(received)],
    moduleCalls,
    env: { LIMITS: 'off' },
    now: () => Date.now() + clock.ahead,
  });

  const person = (options: Partial<PersonDetails> & { admin?: boolean } = {}) => {
    const { admin = false, ...details } = options;
    const made = Object.assign(app.people.person({ admin }), {
      ...owner,
      phone: `+90532${String(nextNumber()).padStart(7, '0')}`,
      ...details,
    });
    fakes.people.set(made.code, made);
    return { ...app.as(made), person: made, code: made.code };
  };

  const openSalon = async (creator = person(), more: object = {}) => {
    const made = await creator.call(routes.create, { body: salonForm(more) });
    return { salon: made, code: made.code, owner: creator };
  };

  /** Another person, with these groups in the salon. */
  const member = (salonCode: string, ...groups: string[]) => {
    const made = person(colleague);
    made.person.groups[salonCode] = groups;
    return made;
  };

  const readSalon = (who: ReturnType<typeof person>, salonCode: string) =>
    who.call(routes.byCode, { params: { salonCode } });

  return {
    ...app,
    received,
    fakes,
    clock,
    person,
    openSalon,
    member,
    readSalon,
    admin: person({ admin: true }),
    visitor: app.as(null),
    outsider: () => person({ phone: `+90533${String(nextNumber()).padStart(7, '0')}` }),
    unknownSalonCode: newCode(),
  };
};

export type SalonApp = Awaited<ReturnType<typeof salonApp>>;

export const readCode = async (response: Response): Promise<string> =>
  ((await response.json()) as { code: string }).code;

/** The error of a refused call. */
export const refusal = (status: number, code: string) => ({ status, body: { code } });
