import { appointment } from '@ayna/contracts/appointment';
import { employee } from '@ayna/contracts/employee';
import { bookByDesk } from './bookings.ts';
import { anyStart, momentAt, type World } from './world.ts';

// What takes time besides appointments: holds, blocked time and leaves.

const { routes } = appointment;

/** Keeps a time while somebody types; then books it, lets it go, or closes the window and leaves it. */
export const hold = async (world: World): Promise<void> => {
  const { salon, random, journal, line } = world;
  const services = [{ serviceCode: random.pick(salon.services), employeeCode: random.pick(salon.team) }];
  const startDate = anyStart(world);
  const { token } = random.pick(salon.customers);
  const body = { salonCode: salon.code, services, startDate };
  const said = await line(token, routes.hold, { body });
  if (said.kind === 'lost') journal.lostHolds += 1;
  if (said.kind !== 'done') return;
  const { holdCode } = said.answer;
  const note = { startDate, employeeCode: services[0]?.employeeCode ?? '', state: 'open' as const };
  journal.holds.set(holdCode, note);
  const then = random.below(6);
  if (then === 0) return;
  if (then <= 3) {
    journal.holds.set(holdCode, { ...note, state: 'unknown' });
    const booked = await bookByDesk(world, { services, startDate, holdCode });
    journal.holds.set(holdCode, { ...note, state: booked.kind === 'done' ? 'gone' : 'open' });
    return;
  }
  await line(token, routes.release, { params: { salonCode: salon.code, code: holdCode } });
  journal.holds.set(holdCode, { ...note, state: 'gone' });
};

export const block = async ({ salon, random, journal, line, ...world }: World): Promise<void> => {
  const date = random.pick(world.days);
  const from = 9 * 60 + 15 * random.below(40);
  const [startDate, endDate] = [momentAt(date, from), momentAt(date, from + 30)];
  const body = {
    salonCode: salon.code,
    employeeCode: random.pick(salon.team),
    startDate,
    endDate,
    reason: '',
  };
  const said = await line(random.pick(salon.desks).token, routes.blockTime, { body });
  if (said.kind === 'done') journal.blocks.set(said.answer.code, true);
};

export const unblock = async ({ salon, random, journal, line }: World): Promise<void> => {
  const [code] = [...journal.blocks].flatMap(([one, stands]) => (stands ? [one] : []));
  if (!code) return;
  journal.blocks.set(code, false);
  const params = { salonCode: salon.code, code };
  await line(random.pick(salon.desks).token, routes.unblock, { params });
};

/** What the owner is shown once the leave is answered: all that it hits, nothing missing. */
const hitsOf = async ({ salon, line }: World, employeeCode: string, date: string): Promise<string[]> => {
  const said = await line(salon.owner.token, routes.hits, {
    params: { salonCode: salon.code },
    query: { employeeCode, startDate: momentAt(date, 0), endDate: momentAt(date, 24 * 60 - 1) },
  });
  return said.kind === 'done' ? said.answer.map((hit) => hit.appointment.code) : [];
};

/** A few hours of somebody's day, perhaps full of appointments; then somebody tries to book into them. */
export const addLeave = async (world: World): Promise<void> => {
  const { salon, random, journal, line, days } = world;
  const employeeCode = random.pick(salon.team);
  const date = random.pick(days);
  const from = 9 * 60 + 60 * random.below(9);
  const [startDate, endDate] = [momentAt(date, from), momentAt(date, from + 60 + 60 * random.below(2))];
  const said = await line(salon.owner.token, employee.routes.addLeave, {
    params: { code: employeeCode },
    body: { startDate, endDate, kind: 'Other', note: '' },
  });
  if (said.kind !== 'done') return;
  journal.leaves.push({
    code: said.answer.code,
    employeeCode,
    startDate,
    endDate,
    heardAt: said.heardAt,
    hits: await hitsOf(world, employeeCode, date),
    removingAt: Number.POSITIVE_INFINITY,
    removed: false,
  });
  const services = [{ serviceCode: random.pick(salon.services), employeeCode }];
  await bookByDesk(world, { services, startDate });
};

export const removeLeave = async ({ salon, journal, line }: World): Promise<void> => {
  const leave = journal.leaves.find(({ removingAt }) => removingAt === Number.POSITIVE_INFINITY);
  if (!leave) return;
  leave.removingAt = performance.now();
  const { employeeCode, code: leaveCode } = leave;
  const params = { salonCode: salon.code, employeeCode, leaveCode };
  const said = await line(salon.owner.token, employee.routes.deleteLeave, { params });
  leave.removed = said.kind === 'done';
};
