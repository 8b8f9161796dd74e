import { type Appointment, appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Said } from './line.ts';
import type { Person } from './people.ts';
import { anyStart, type World } from './world.ts';

const { routes } = appointment;

/** Looks how it stands now, as a screen does after a conflict or a lost answer. */
const look = async ({ salon, random, journal, line }: World, code: string): Promise<void> => {
  const said = await line(random.pick(salon.desks).token, routes.one, { params: { code } });
  if (said.kind === 'done') journal.learn({ appointment: said.answer, changed: false, took: null });
};

const settle = async (
  world: World,
  code: string,
  said: Said<Appointment>,
  takes: boolean,
): Promise<boolean> => {
  const { journal } = world;
  if (said.kind === 'done') {
    journal.learn({ appointment: said.answer, changed: true, took: takes ? said : null });
    return true;
  }
  if (said.kind === 'lost') journal.doubt(code);
  await look(world, code);
  return false;
};

type Change = Omit<InputOf<typeof routes.change>['body'], 'version' | 'tellCustomer'>;

const change = async (world: World, asked: Change): Promise<void> => {
  const { journal, random, salon, line } = world;
  const held = journal.pick(random, 'Approved', 'Pending');
  if (!held) return;
  const { code, version } = held;
  const said = await line(random.pick(salon.desks).token, routes.change, {
    params: { code },
    body: { version, tellCustomer: false, ...asked },
  });
  const over = typeof asked.overlapReason === 'string';
  if (over && said.kind === 'refused' && said.code === 'slot-taken') journal.overRefused += 1;
  await settle(world, code, said, true);
};

export const move = (world: World) => change(world, { startDate: anyStart(world) });

export const moveOver = (world: World) =>
  change(world, { startDate: anyStart(world), overlapReason: 'Birlikte' });

export const resize = (world: World) => change(world, { duration: 20 + 5 * world.random.below(12) });

export const reassign = (world: World) => {
  const { random, salon } = world;
  const employeeCode = random.pick(salon.team);
  return change(world, {
    employeeCode,
    ...(random.below(2) === 0 && { startDate: anyStart(world) }),
  });
};

const setStatus = async (world: World, held: Appointment, status: Appointment['status'], person: Person) => {
  const { code } = held;
  const said = await world.line(person.token, routes.updateStatus, { params: { code }, query: { status } });
  const inner = said.kind === 'done' ? { ...said, answer: said.answer.appointment } : said;
  if (await settle(world, code, inner, false)) world.journal.undoable.push({ code, person });
};

/** Sometimes two people at once, and not always of one mind. */
const turn = async (
  world: World,
  from: Appointment['status'],
  to: Appointment['status'][],
): Promise<void> => {
  const { journal, random, salon } = world;
  const held = journal.pick(random, from);
  if (!held) return;
  const many = random.below(4) === 0 ? 2 : 1;
  await Promise.all(
    Array.from({ length: many }, () => setStatus(world, held, random.pick(to), random.pick(salon.desks))),
  );
};

export const complete = (world: World) => turn(world, 'Approved', ['Completed']);
export const cancel = (world: World) => turn(world, 'Approved', ['Canceled', 'Canceled', 'NoShow']);
export const approve = (world: World) => turn(world, 'Pending', ['Approved', 'Approved', 'Canceled']);

/** Within the minute, by whoever changed it; somebody may have its time by now. */
export const undo = async (world: World): Promise<void> => {
  const { journal, random, line } = world;
  const recent = journal.undoable.slice(-20);
  if (recent.length === 0) return;
  const { code, person } = random.pick(recent);
  const said = await line(person.token, routes.undo, { params: { code } });
  if (await settle(world, code, said, false)) journal.heat(code);
};
