import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { salon } from '@ayna/contracts/salon';
import { salonChanged, salonOpened, userBanned } from '@ayna/contracts/salon.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { salonModule } from '../src/index.ts';
import { home, type Known, newStage, playSiblings } from './played/siblings.ts';
import { colleague, owner, salonTexts } from './played/texts.ts';

const { routes } = salon;

type Heard = {
  readonly opened: DataOf<typeof salonOpened>[];
  readonly changed: DataOf<typeof salonChanged>[];
  readonly banned: (DataOf<typeof userBanned> & { salonCode: string })[];
};

/** A module that hears what is said of salons. */
const earFor = (heard: Heard) =>
  defineModule({
    name: 'ear',
    home,
    routes: routesOf(contract('ear', {}), {}),
    listeners: [
      on(salonOpened, async (_, data) => void heard.opened.push(data)),
      on(salonChanged, async (_, data) => void heard.changed.push(data)),
      on(userBanned, async (ctx, data) => void heard.banned.push({ ...data, salonCode: ctx.salon })),
    ],
  });

const asks = { salon: ['appointment', 'auth', 'catalog', 'subscription'], employee: ['salon'] };

let counted = 0;
const next = (): number => {
  counted += 1;
  return counted;
};

export const week = (openTime = '09:00:00', closeTime = '19:00:00') =>
  (['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const).map((day) => ({
    day,
    openTime,
    closeTime,
    breaks: [],
  }));

/** What the wizard sends; each has a path of its own. */
export const formOf = (more: object = {}) => ({
  type: 'HairSalon' as const,
  path: `nehir-sac-${next()}`,
  phone: '+902161112233',
  email: null,
  province: 34,
  ...salonTexts,
  openingHours: week(),
  holidays: 'closed' as const,
  ...more,
});

/** The module with those it asks played by the test; its clock is the test's. */
export const salonApp = async () => {
  const heard: Heard = { opened: [], changed: [], banned: [] };
  const stage = newStage();
  const clock = { ahead: 0 };
  const app = await testApp({
    modules: [salonModule, ...playSiblings(stage), earFor(heard)],
    asks,
    env: { LIMITS: 'off' },
    now: () => Date.now() + clock.ahead,
  });

  const person = (about: Partial<Known> & { admin?: boolean } = {}) => {
    const { admin = false, ...known } = about;
    const made = Object.assign(app.people.person({ admin }), {
      ...owner,
      phone: `+90532${String(next()).padStart(7, '0')}`,
      ...known,
    });
    stage.people.set(made.code, made);
    return { ...app.as(made), person: made, code: made.code };
  };

  const open = async (by = person(), more: object = {}) => {
    const made = await by.call(routes.create, { body: formOf(more) });
    return { salon: made, code: made.code, owner: by };
  };

  /** Somebody else with these groups in the salon. */
  const member = (salonCode: string, ...groups: string[]) => {
    const made = person(colleague);
    made.person.groups[salonCode] = groups;
    return made;
  };

  const one = (who: ReturnType<typeof person>, salonCode: string) =>
    who.call(routes.one, { params: { salonCode } });

  return {
    ...app,
    heard,
    stage,
    clock,
    person,
    open,
    member,
    one,
    admin: person({ admin: true }),
    visitor: app.as(null),
    stranger: () => person({ phone: `+90533${String(next()).padStart(7, '0')}` }),
    nowhere: newCode(),
  };
};

export type SalonApp = Awaited<ReturnType<typeof salonApp>>;

export const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { code: string }).code;

/** What a refused call is told. */
export const refused = (status: number, code: string) => ({ status, body: { code } });
