import * as z from 'zod/mini';
import { contract, get, post } from './core/contract.ts';
import { code } from './core/shapes.ts';
import { admin, anyone, member } from './core/who.ts';

/** A message of the live stream: which object of which module changed. The receiver reads its new state. */
const changeSignal = z.object({
  module: z.string(),
  kind: z.string(),
  code: z.string(),
  version: z.number(),
});

export type ChangeSignal = z.output<typeof changeSignal>;

const deadLetter = z.object({
  id: z.uuid(),
  module: z.string(),
  /** The event whose handler failed, or the schedule that failed. */
  job: z.string(),
  salonCode: z.nullable(code),
  at: z.iso.datetime(),
  why: z.string(),
});

export type DeadLetter = z.output<typeof deadLetter>;

/** The routes of every host, independent of the modules it serves. */
export const host = contract('host', {
  about: get('/api/about', {
    who: anyone,
    summary: 'The product and the modules that this host serves',
    response: z.object({ product: z.literal('ayna'), modules: z.array(z.string()) }),
  }),
  live: get('/api/live', {
    who: member('query.salonCode'),
    summary: 'Live changes in a salon: `change` events, and `gap` when some may have been missed',
    query: z.object({ salonCode: code }),
    response: changeSignal,
    stream: true,
  }),
  health: get('/api/host/health', {
    who: admin,
    summary: 'Whether this host is ready, and whether its database and Redis respond',
    response: z.object({
      ready: z.boolean(),
      database: z.boolean(),
      redis: z.boolean(),
      stopping: z.boolean(),
    }),
  }),
  eventLag: get('/api/host/event-lag', {
    who: admin,
    summary:
      'How long events wait: how many wait in all queues, and the longest time to handling in this host, now and in each of the last 24 hours',
    response: z.object({ waiting: z.int(), seconds: z.number(), hours: z.array(z.number()) }),
  }),
  deadLetters: get('/api/host/dead-letters', {
    who: admin,
    summary: 'The jobs of all modules that failed permanently, oldest first',
    response: z.array(deadLetter),
  }),
  replay: post('/api/host/dead-letters/replay', {
    who: admin,
    summary: 'Retries failed jobs of a module: the given ones, or all',
    body: z.object({
      module: z.string().check(z.maxLength(50)),
      ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1_000))),
    }),
    response: z.object({ replayed: z.int() }),
  }),
});
