import { check } from '@ayna/contracts/core/fields';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Bells } from '../bell/bell.ts';
import type { CopiedState } from '../copies/copy.ts';
import { saveState, tableOf } from '../copies/save.ts';
import type { Ctx } from '../ctx.ts';
import { clientOf } from '../db/sql.ts';
import type { Module } from '../module.ts';
import { mintSalonKey } from '../salon-key.ts';
import { countEvent } from '../watch/metrics.ts';
import { inSpan } from '../watch/trace.ts';
import { type Envelope, queueOf } from './envelope.ts';
import { eventsHeard, jobsOf } from './jobs.ts';

type Parts = {
  readonly boss: PgBoss;
  readonly bells: Bells;
  readonly module: Module;
  /** A context for the module acting on its own. */
  readonly machineCtx: (requestId: string) => Ctx;
  readonly pollSeconds: number;
};

/** Does everything this module has to do about one event. Throws when it can't, to be tried again. */
const digest = async ({ module, machineCtx }: Parts, envelope: Envelope): Promise<void> => {
  const ctx = machineCtx(envelope.id);
  const salon = envelope.salonCode ? mintSalonKey(envelope.salonCode) : undefined;
  const event = { id: envelope.id, at: envelope.at };
  const heard = Object.assign(ctx, { event }, salon && { salon });
  const dataFor = (event: Module['listeners'][number]['event']) => {
    const checked = check(event.data, envelope.data);
    if (checked.fields) throw new Error(`wrong data: ${JSON.stringify(checked.fields)}`);
    return checked.value;
  };
  for (const copy of module.copies.filter(({ event }) => event.name === envelope.name)) {
    if (!salon) throw new Error('a copied state belongs to a salon');
    const state = dataFor(copy.event) as CopiedState;
    await ctx.db.forSalon(salon, (tx) => saveState(clientOf(tx), tableOf(module.name, copy), salon, state));
  }
  for (const { event, hear } of module.listeners.filter(({ event }) => event.name === envelope.name)) {
    await hear(heard as never, dataFor(event) as never);
  }
};

/** As many as the most careful of the event's listeners takes. */
const atOnce = ({ listeners }: Module, event: string): number =>
  Math.min(
    20,
    ...listeners.filter((listener) => listener.event.name === event).map((listener) => listener.atOnce),
  );

type Settled = JobResult & { status: 'completed' | 'failed' };

const settle = async (parts: Parts, job: JobWithMetadata<Envelope>): Promise<Settled> => {
  const { module, machineCtx } = parts;
  const { data: envelope } = job;
  const labels = { module: module.name, event: envelope.name };
  try {
    await inSpan(`hear ${envelope.name}`, envelope.trace, () => digest(parts, envelope));
    countEvent({ ...labels, outcome: 'done' }, envelope.at);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const last = job.retryCount >= job.retryLimit;
    countEvent({ ...labels, outcome: last ? 'dead' : 'retried' }, envelope.at);
    machineCtx(envelope.id).log.error(
      { err: error, ...labels, eventId: envelope.id, last },
      'an event was not digested',
    );
    return { id: job.id, status: 'failed', output: { message: String(error) } };
  }
};

/** Starts hearing: one worker per queue, woken by the bell, with polling for when the bell is lost. */
export const startWorkers = async (parts: Parts): Promise<void> => {
  const { boss, bells, module, machineCtx, pollSeconds } = parts;
  const workers = new Map<string, string>();
  const polling = { pollingIntervalSeconds: pollSeconds };

  for (const event of eventsHeard(module)) {
    const queue = queueOf(module.name, event);
    const id = await boss.work<Envelope, unknown, never>(
      queue,
      {
        ...polling,
        batchSize: atOnce(module, event),
        perJobResults: true,
        includeMetadata: true,
        burstWhenBatchFull: true,
      } as never,
      ((jobs: JobWithMetadata<Envelope>[]) => Promise.all(jobs.map((job) => settle(parts, job)))) as never,
    );
    workers.set(queue, id);
  }
  for (const job of jobsOf(module)) {
    await boss.work(job.queue, polling, async (due) => {
      for (const { id } of due)
        await inSpan(`run ${job.queue}`, undefined, () => job.run(machineCtx(id) as never));
    });
  }

  const wake = (queue: string): void => {
    const id = workers.get(queue);
    if (id) boss.notifyWorker(id);
  };
  bells.onRing(({ queues }) => queues.forEach(wake));
  bells.onGap(() => [...workers.keys()].forEach(wake));
};
