import { validate } from '@ayna/contracts/core/validation';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { CopiedState } from '../copies/copy.ts';
import { saveState, tableOf } from '../copies/save.ts';
import type { Ctx } from '../ctx.ts';
import { clientOf } from '../db/sql.ts';
import { type Envelope, queueOf } from '../events/envelope.ts';
import type { Seal } from '../events/seal.ts';
import type { Module } from '../module.ts';
import { mintSalonKey } from '../salon-key.ts';
import type { Signals } from '../signals/signals.ts';
import { countEvent } from '../telemetry/metrics.ts';
import { inSpan } from '../telemetry/trace.ts';
import { handledEvents, jobsOf } from './schedules.ts';

type Parts = {
  readonly boss: PgBoss;
  readonly signals: Signals;
  readonly module: Module;
  /** Makes the context of a module that acts on its own. */
  readonly machineCtx: (requestId: string) => Ctx;
  readonly seal: Seal;
  readonly pollSeconds: number;
};

/** Updates the module's copies and calls its listeners. Throws when one fails, so that the queue retries. */
const handleEvent = async ({ module, machineCtx, seal }: Parts, envelope: Envelope): Promise<void> => {
  const ctx = machineCtx(envelope.id);
  const salon = envelope.salonCode ? mintSalonKey(envelope.salonCode) : undefined;
  const delivered = { id: envelope.id, at: envelope.at };
  const listenerCtx = Object.assign(ctx, { event: delivered }, salon && { salon });
  const dataFor = (event: Module['listeners'][number]['event']) => {
    const checked = validate(event.data, seal.open(event, envelope.data));
    if (checked.fields) throw new Error(`invalid event data: ${JSON.stringify(checked.fields)}`);
    return checked.value;
  };
  for (const copy of module.copies.filter(({ event }) => event.name === envelope.name)) {
    if (!salon) throw new Error('a copied state belongs to a salon');
    const state = dataFor(copy.event) as CopiedState;
    await ctx.db.forSalon(salon, (tx) => saveState(clientOf(tx), tableOf(module.name, copy), salon, state));
  }
  for (const { event, handle } of module.listeners.filter(({ event }) => event.name === envelope.name)) {
    await handle(listenerCtx as never, dataFor(event) as never);
  }
};

/** The lowest concurrency among the event's listeners. */
const concurrencyOf = ({ listeners }: Module, event: string): number =>
  Math.min(
    20,
    ...listeners.filter((listener) => listener.event.name === event).map(({ concurrency }) => concurrency),
  );

type Settled = JobResult & { status: 'completed' | 'failed' };

const settleJob = async (parts: Parts, job: JobWithMetadata<Envelope>): Promise<Settled> => {
  const { module, machineCtx } = parts;
  const { data: envelope } = job;
  const labels = { module: module.name, event: envelope.name };
  try {
    await inSpan(`handle ${envelope.name}`, envelope.trace, () => handleEvent(parts, envelope));
    countEvent({ ...labels, outcome: 'done' }, envelope.at, job.startAfter);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const last = job.retryCount >= job.retryLimit;
    countEvent({ ...labels, outcome: last ? 'dead' : 'retried' }, envelope.at, job.startAfter);
    machineCtx(envelope.id).log.error(
      { err: error, ...labels, eventId: envelope.id, last },
      'event handler failed',
    );
    return { id: job.id, status: 'failed', output: { message: String(error) } };
  }
};

/** Starts one worker per queue. A signal wakes it; polling is the fallback when a signal is lost. */
export const startWorkers = async (parts: Parts): Promise<void> => {
  const { boss, signals, module, machineCtx, pollSeconds } = parts;
  const workers = new Map<string, string>();
  const polling = { pollingIntervalSeconds: pollSeconds };

  for (const event of handledEvents(module)) {
    const queue = queueOf(module.name, event);
    const id = await boss.work<Envelope, unknown, never>(
      queue,
      {
        ...polling,
        batchSize: concurrencyOf(module, event),
        perJobResults: true,
        includeMetadata: true,
        burstWhenBatchFull: true,
      } as never,
      ((jobs: JobWithMetadata<Envelope>[]) => Promise.all(jobs.map((job) => settleJob(parts, job)))) as never,
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
  signals.onSignal(({ queues }) => queues.forEach(wake));
  signals.onGap(() => [...workers.keys()].forEach(wake));
};
