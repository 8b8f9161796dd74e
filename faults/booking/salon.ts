import { setTimeout as pause } from 'node:timers/promises';
import { days } from '@ayna/contracts/core/hours';
import { employee } from '@ayna/contracts/employee';
import { type Salon as Opened, salon } from '@ayna/contracts/salon';
import { type NewService, service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import type { Scene } from '../scene.ts';
import { type Person, signedIn } from './people.ts';

const PATIENCE_MS = 60_000;

const offered = (more: Pick<NewService, 'name' | 'duration' | 'bufferAfter' | 'phases' | 'price'>) => ({
  description: '',
  category: 'Cut' as const,
  color: 1,
  showPrice: true,
  type: 'Single' as const,
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
  ...more,
});

/** A plain one, one to tidy up after, and one in whose middle the employee is free. */
const services = [
  offered({ name: 'Kesim', duration: 30, bufferAfter: 0, phases: null, price: 349.9 }),
  offered({ name: 'Bakim', duration: 45, bufferAfter: 10, phases: null, price: 1250.55 }),
  offered({
    name: 'Boya',
    duration: 90,
    bufferAfter: 5,
    phases: { work: 30, wait: 40, finish: 20, freeWhileWaiting: true },
    price: 2199.99,
  }),
];

const workHours = days.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' }));

const face = {
  type: 'HairSalon' as const,
  name: 'Deneme Salonu',
  path: 'deneme-salonu',
  phone: '+905321234567',
  email: null,
  province: 34,
  district: 'Fatih',
  address: 'Deneme Cad. 48/1',
  openingHours: days.map((day) => ({ day, openTime: '09:00:00', closeTime: '20:00:00', breaks: [] })),
  holidays: 'open' as const,
};

const rulesOf = (opened: Opened) => ({
  onlineBooking: opened.onlineBooking,
  cancelMinutes: opened.cancelMinutes,
  leadMinutes: opened.leadMinutes,
  slotStep: opened.slotStep,
  anyEmployee: opened.anyEmployee,
  waitingList: opened.waitingList,
  remindDayBefore: opened.remindDayBefore,
  remindTwoHours: opened.remindTwoHours,
});

/** The engine decides by copies: they must have come before anybody books. */
const whenHeard = async ({ rows }: Scene, salonVersion: number): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const [heard] = await rows<{ ready: boolean }>(
      `select (select count(*) from appointment.employee_copies) = 4
          and (select count(*) from appointment.service_copies) = 3
          and exists (select from appointment.salon_copies where version >= $1) as ready`,
      [salonVersion],
    );
    if (heard?.ready) return;
    if (performance.now() > until) throw new Error('the engine never heard of the salon and its team');
    await pause(100);
  }
};

export type Salon = {
  readonly code: string;
  readonly services: readonly string[];
  readonly team: readonly string[];
  readonly owner: Person;
  readonly desks: readonly Person[];
  readonly customers: readonly Person[];
};

/** A salon as its owner opens it, with three employees besides the owner, a desk, and customers with accounts. */
export const openSalon = async (scene: Scene): Promise<Salon> => {
  const [ownerMade] = await scene.makePeople(1);
  if (!ownerMade) throw new Error('nobody was made');
  const bare = signedIn(scene, ownerMade, null);
  const creating = async (person: Person) =>
    scene.as({ 'x-user-token': await person.token(), 'idempotency-key': newCode() });

  const opened = await (await creating(bare))(salon.routes.create, { body: face });
  const { code: salonCode } = opened;
  const owner = signedIn(scene, ownerMade, salonCode);
  const made = await (await creating(owner))(service.routes.createMany, { body: { salonCode, services } });
  for (const lastname of ['Bir', 'Iki', 'Uc'])
    await (await creating(owner))(employee.routes.create, {
      body: {
        salonCode,
        name: 'Deniz',
        lastname,
        title: '',
        phone: null,
        email: null,
        position: 'hairdresser',
        workHours,
        allServices: true,
        serviceCodes: [],
        invite: false,
      },
    });
  const rules = { ...rulesOf(opened), approval: 'manual' as const, aheadDays: 90 };
  const changed = await (await creating(owner))(salon.routes.change, {
    params: { salonCode },
    body: { version: opened.version, rules },
  });
  await whenHeard(scene, changed.version);
  const team = await scene.rows<{ code: string }>(
    'select code from appointment.employee_copies order by code',
  );
  const desks = await scene.makePeople(8, { code: salonCode, groups: ['Receptionist'] });
  const customers = await scene.makePeople(8);
  return {
    code: salonCode,
    services: made.map(({ code }) => code),
    team: team.map(({ code }) => code),
    owner,
    desks: desks.map((one) => signedIn(scene, one, salonCode)),
    customers: customers.map((one) => signedIn(scene, one, null)),
  };
};
