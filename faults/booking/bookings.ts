import { appointment, type Visit } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Said } from './line.ts';
import type { Person } from './people.ts';
import { anyStart, type World } from './world.ts';

const { routes } = appointment;

type Desk = InputOf<typeof routes.bookByDesk>['body'];

const whoComes = ({ random }: World): Pick<Desk, 'name' | 'lastname' | 'phone'> => {
  const nobody = { name: null, lastname: null, phone: null };
  if (random.below(3) === 0) return nobody;
  const name = { name: 'Isil', lastname: 'Kara', phone: null };
  const phone = `+90536000${String(random.below(40)).padStart(4, '0')}`;
  return random.below(2) === 0 ? name : { ...name, phone };
};

/** Notes what a creating call came to, and lets the others have what it made. */
export const noted = ({ journal, mark }: World, said: Said<Visit>, how: { hot: boolean }): Said<Visit> => {
  if (said.kind === 'lost') throw new Error('a creating call is sent until it is answered');
  if (said.kind === 'refused') {
    journal.creates.set(mark, null);
    return said;
  }
  const { appointments } = said.answer;
  journal.creates.set(
    mark,
    appointments.map(({ code }) => code),
  );
  for (const one of appointments) {
    journal.learn({ appointment: one, changed: true, took: said });
    if (how.hot) journal.heat(one.code);
  }
  return said;
};

type Wished = Pick<Desk, 'services' | 'startDate'> & Partial<Desk>;

export const bookByDesk = async (world: World, wished: Wished, how = { hot: true }): Promise<Said<Visit>> => {
  const { salon, random, mark, line } = world;
  const body: Desk = {
    salonCode: salon.code,
    note: mark,
    holdCode: null,
    customerCode: null,
    duration: null,
    overlapReason: null,
    sessions: false,
    ...whoComes(world),
    ...wished,
  };
  const said = await line(random.pick(salon.desks).token, routes.bookByDesk, { body });
  return noted(world, said, how);
};

const wish = ({ salon, random }: World, employeeCode: string | null) => ({
  serviceCode: random.pick(salon.services),
  employeeCode,
});

export const bookNamed = (world: World) => {
  const services = [wish(world, world.random.pick(world.salon.team))];
  return bookByDesk(world, { services, startDate: anyStart(world) });
};

export const bookAnybody = (world: World) =>
  bookByDesk(world, { services: [wish(world, null)], startDate: anyStart(world) });

/** Two services after each other, in whosever hands. */
export const bookVisit = (world: World) =>
  bookByDesk(world, { services: [wish(world, null), wish(world, null)], startDate: anyStart(world) });

/** Over others on purpose. */
export const bookOver = async (world: World): Promise<void> => {
  const services = [wish(world, world.random.pick(world.salon.team))];
  const said = await bookByDesk(world, { services, startDate: anyStart(world), overlapReason: 'Birlikte' });
  if (said.kind === 'refused' && said.code === 'slot-taken') world.journal.overRefused += 1;
};

/** A customer books, after a hold or without; it waits for the desk's approval. */
export const bookOnline = async (world: World): Promise<void> => {
  const { salon, random, mark, line } = world;
  const customer: Person = random.pick(salon.customers);
  const body = {
    salonCode: salon.code,
    services: [wish(world, random.below(2) === 0 ? null : random.pick(salon.team))],
    startDate: anyStart(world),
    note: mark,
    holdCode: null,
  };
  noted(world, await line(customer.token, routes.book, { body }), { hot: true });
};
