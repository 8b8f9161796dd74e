import { service } from '@ayna/contracts/service';
import { below, oneOf, someOf } from './dice.ts';
import type { Change } from './salon-changes.ts';
import { newService } from './salons.ts';

const MOST = 40;

const create: Change = async ({ code, line, services }) => {
  if (services.length >= MOST) return false;
  const body = { ...newService, salonCode: code, name: `Kesim ${below(1_000)}` };
  const made = await line(service.routes.create, { body });
  if (made) services.push(made.code);
  return made !== null;
};

const offer: Change = async ({ line, services }) => {
  const body = { online: oneOf([true, false]), active: oneOf([true, true, false]) };
  return (await line(service.routes.offer, { params: { code: oneOf(services) }, body })) !== null;
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

const change: Change = async ({ line, services }) => {
  const params = { code: oneOf(services) };
  const now = await line(service.routes.one, { params });
  if (!now) return false;
  const price = 100 + below(100_000) / 100;
  const body = { ...oneOf(shapes), price, name: `Bakim ${below(1_000)}`, version: now.version };
  return (await line(service.routes.change, { params, body })) !== null;
};

const changePrices: Change = async ({ code, line, services }) => {
  const codes = someOf(services);
  if (codes.length === 0) return false;
  const body = { salonCode: code, codes, percent: below(20) - 9, roundTo: oneOf([1, 5, 10] as const) };
  return (await line(service.routes.changePrices, { body })) !== null;
};

const remove: Change = async ({ line, services }) =>
  (await line(service.routes.remove, { params: { code: oneOf(services) } })) !== null;

const restore: Change = async ({ line, services }) =>
  (await line(service.routes.restore, { params: { code: oneOf(services) } })) !== null;

export const serviceChanges: readonly Change[] = [
  create,
  offer,
  offer,
  change,
  changePrices,
  remove,
  restore,
];
