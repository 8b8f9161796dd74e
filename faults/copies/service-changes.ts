import { service } from '@ayna/contracts/service';
import { newService } from './open-salon.ts';
import { pickOne, pickSome, randomBelow } from './random-values.ts';
import type { Change } from './salon-changes.ts';

const MAX_SERVICES = 40;

const create: Change = async ({ code, call, services }) => {
  if (services.length >= MAX_SERVICES) return false;
  const body = { ...newService, salonCode: code, name: `Kesim ${randomBelow(1_000)}` };
  const created = await call(service.routes.create, { body });
  if (created) services.push(created.code);
  return created !== null;
};

const offer: Change = async ({ call, services }) => {
  const body = { online: pickOne([true, false]), active: pickOne([true, true, false]) };
  return (await call(service.routes.offer, { params: { code: pickOne(services) }, body })) !== null;
};

const shapes = [
  newService,
  {
    ...newService,
    duration: 90,
    phases: { work: 30, wait: 40, finish: 20, freeWhileWaiting: true },
    bufferAfter: 5,
  },
  { ...newService, type: 'Session' as const, sessionCount: 6, sessionIntervalDays: 30 },
];

const change: Change = async ({ call, services }) => {
  const params = { code: pickOne(services) };
  const current = await call(service.routes.byCode, { params });
  if (!current) return false;
  const price = 100 + randomBelow(100_000) / 100;
  const body = { ...pickOne(shapes), price, name: `Bakim ${randomBelow(1_000)}`, version: current.version };
  return (await call(service.routes.change, { params, body })) !== null;
};

const changePrices: Change = async ({ code, call, services }) => {
  const codes = pickSome(services);
  if (codes.length === 0) return false;
  const body = {
    salonCode: code,
    codes,
    percent: randomBelow(20) - 9,
    roundTo: pickOne([1, 5, 10] as const),
  };
  return (await call(service.routes.changePrices, { body })) !== null;
};

const remove: Change = async ({ call, services }) =>
  (await call(service.routes.remove, { params: { code: pickOne(services) } })) !== null;

const restore: Change = async ({ call, services }) =>
  (await call(service.routes.restore, { params: { code: pickOne(services) } })) !== null;

export const serviceChanges: readonly Change[] = [
  create,
  offer,
  offer,
  change,
  changePrices,
  remove,
  restore,
];
