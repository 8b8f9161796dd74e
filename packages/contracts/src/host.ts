import * as z from 'zod/mini';
import { contract, get, post } from './core/contract.ts';
import { code } from './core/shapes.ts';
import { admin, anyone, member } from './core/who.ts';

/** What the live stream says: which object of which module changed. What it is now, one reads. */
const change = z.object({ module: z.string(), kind: z.string(), code: z.string(), version: z.number() });

export type Change = z.output<typeof change>;

const deadLetter = z.object({
  id: z.uuid(),
  module: z.string(),
  /** The event that was not digested, or the schedule that did not run. */
  job: z.string(),
  salonCode: z.nullable(code),
  at: z.iso.datetime(),
  why: z.string(),
});

export type DeadLetter = z.output<typeof deadLetter>;

/** What every host answers, whichever modules it serves. */
export const host = contract('host', {
  about: get('/api/about', {
    who: anyone,
    summary: 'Which product this is and which modules it serves',
    answer: z.object({ product: z.literal('ayna'), modules: z.array(z.string()) }),
  }),
  live: get('/api/live', {
    who: member('query.salonCode'),
    summary: 'Changes in a salon as they happen: `change` events, and `gap` when some may have been missed',
    query: z.object({ salonCode: code }),
    answer: change,
    stream: true,
  }),
  health: get('/api/host/health', {
    who: admin,
    summary: 'Whether this host is ready for work, and what it stands on',
    answer: z.object({
      ready: z.boolean(),
      database: z.boolean(),
      redis: z.boolean(),
      stopping: z.boolean(),
    }),
  }),
  deadLetters: get('/api/host/dead-letters', {
    who: admin,
    summary: 'The jobs that failed for good, of every module, oldest first',
    answer: z.array(deadLetter),
  }),
  replay: post('/api/host/dead-letters/replay', {
    who: admin,
    summary: 'Puts the failed jobs of a module back to be tried again: those named, or all',
    body: z.object({
      module: z.string().check(z.maxLength(50)),
      ids: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1_000))),
    }),
    answer: z.object({ replayed: z.int() }),
  }),
});
