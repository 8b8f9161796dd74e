import { appointment } from '@ayna/contracts/appointment';
import { days } from '@ayna/contracts/core/hours';
import { employee } from '@ayna/contracts/employee';
import { service } from '@ayna/contracts/service';
import { percentilesOf } from '../../bench/stats.ts';
import type { Scene } from '../scene.ts';
import { newTally } from './line.ts';
import { untilQuiet } from './queue.ts';
import { newService, openSalon } from './salons.ts';

const PATIENCE_MS = 20_000;

const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** How long after the answer to a change of hours, or of a service, somebody is still offered the old. */
export const bookableDrill = async (scene: Scene, rounds: number) => {
  const { code, line, services, employees } = await openSalon(scene, 0, newTally());
  const [cut = ''] = services;
  const [worker = ''] = employees;
  await untilQuiet(scene);
  const date = inAWeek();
  const day = days[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'Sunday';

  const offered = async (): Promise<string> => {
    // The wire carries them as text, which the contract takes apart.
    const query = { date, services: `${cut}~${worker}` as never };
    const slots = await scene.as()(appointment.routes.freeSlots, { params: { salonCode: code }, query });
    return `${slots[0]?.startDate} ${slots[0]?.endDate}`;
  };
  const untilOffered = async (wanted: string): Promise<number> => {
    const answered = performance.now();
    while ((await offered()) !== wanted)
      if (performance.now() - answered > PATIENCE_MS) return Number.POSITIVE_INFINITY;
    return performance.now() - answered;
  };

  const changeHours = async (hour: string, end: number): Promise<number> => {
    const workHours = [{ day, startTime: `${hour}:00:00`, endTime: '20:00:00' }];
    await line(employee.routes.updateWorkHours, { params: { code: worker }, body: { workHours } });
    return untilOffered(`${date}T${hour}:00:00 ${date}T${hour}:${end}:00`);
  };
  const changeLength = async (version: number, hour: string, duration: number): Promise<number> => {
    const body = { ...newService, duration, version };
    await line(service.routes.change, { params: { code: cut }, body });
    return untilOffered(`${date}T${hour}:00:00 ${date}T${hour}:${duration}:00`);
  };

  const hours: number[] = [];
  const lengths: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [hour, before, after] = round % 2 === 0 ? (['10', 30, 45] as const) : (['14', 45, 30] as const);
    hours.push(await changeHours(hour, before));
    lengths.push(await changeLength(round + 1, hour, after));
  }
  return { rounds, hoursMs: percentilesOf(hours), serviceMs: percentilesOf(lengths) };
};
