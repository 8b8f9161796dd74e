import { appointment } from '@ayna/contracts/appointment';
import { employee } from '@ayna/contracts/employee';
import { service } from '@ayna/contracts/service';
import { addDays, weekdayOf } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { percentilesOf } from '../../bench/stats.ts';
import { waitUntilQueueEmpty } from '../queue.ts';
import { newTally } from '../retrying-caller.ts';
import type { TestProduct } from '../test-product.ts';
import { newService, openSalon } from './open-salon.ts';

const OFFER_TIMEOUT_MS = 20_000;

/** Measures how long after the response to a change of hours or of a service the old slots are still offered. */
export const measureBookableDelay = async (product: TestProduct, rounds: number) => {
  const { code, call, services, employees } = await openSalon(product, 0, newTally());
  const [cut = ''] = services;
  const [worker = ''] = employees;
  await waitUntilQueueEmpty(product);
  const date = addDays(wallDate(Date.now(), 'UTC'), 7);
  const day = weekdayOf(date);

  const readFirstSlot = async (): Promise<string> => {
    // The query string carries services as text, which the contract parses.
    const query = { date, services: `${cut}~${worker}` as never };
    const slots = await product.as()(appointment.routes.freeSlots, { params: { salonCode: code }, query });
    return `${slots[0]?.startDate} ${slots[0]?.endDate}`;
  };
  const waitUntilOffered = async (expected: string): Promise<number> => {
    const answered = performance.now();
    while ((await readFirstSlot()) !== expected)
      if (performance.now() - answered > OFFER_TIMEOUT_MS) return Number.POSITIVE_INFINITY;
    return performance.now() - answered;
  };

  const changeHours = async (hour: string, end: number): Promise<number> => {
    const workHours = [{ day, startTime: `${hour}:00:00`, endTime: '20:00:00' }];
    await call(employee.routes.updateWorkHours, { params: { code: worker }, body: { workHours } });
    return waitUntilOffered(`${date}T${hour}:00:00 ${date}T${hour}:${end}:00`);
  };
  const changeLength = async (version: number, hour: string, duration: number): Promise<number> => {
    const body = { ...newService, duration, version };
    await call(service.routes.change, { params: { code: cut }, body });
    return waitUntilOffered(`${date}T${hour}:00:00 ${date}T${hour}:${duration}:00`);
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
