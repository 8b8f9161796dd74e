import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { newEventLags } from './event-lags.ts';

export const registry = new Registry();
collectDefaultMetrics({ register: registry });

const registers = [registry];

const events = new Counter({
  name: 'ayna_events_total',
  help: 'Events handled, by module, event and outcome: done, retried or dead',
  labelNames: ['module', 'event', 'outcome'],
  registers,
});

const eventLag = new Histogram({
  name: 'ayna_event_lag_seconds',
  help: 'From the moment an event was emitted to the moment its handler finished',
  labelNames: ['module', 'event'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300],
  registers,
});

const drift = new Gauge({
  name: 'ayna_copy_drift',
  help: 'Rows in which a copy differs from its owner; must be 0',
  labelNames: ['module', 'copy'],
  registers,
});

const figuresDrift = new Gauge({
  name: 'ayna_figures_drift',
  help: 'Rows in which kept figures differ from a count of their rows; must be 0',
  labelNames: ['module', 'table'],
  registers,
});

const differences = new Gauge({
  name: 'ayna_reconciliation_differences',
  help: 'Bookings of the last compared day that a provider has and we do not, or the other way round; must be 0',
  labelNames: ['module', 'provider'],
  registers,
});

export const liveStreams = new Gauge({
  name: 'ayna_live_streams',
  help: 'Open live streams',
  registers,
});

/** Of the events that this process handled. */
export const eventLags = newEventLags();

type EventLabels = { module: string; event: string; outcome: 'done' | 'retried' | 'dead' };

/** `dueAt` is when the queue might have handed it out: a replayed event happened long before. */
export const countEvent = (labels: EventLabels, happenedAt: string, dueAt: Date): void => {
  events.inc(labels);
  if (labels.outcome !== 'done') return;
  const now = Date.now();
  const seconds = (now - Date.parse(happenedAt)) / 1000;
  eventLag.observe({ module: labels.module, event: labels.event }, seconds);
  eventLags.add((now - dueAt.getTime()) / 1000, now);
};

export const countDrift = (module: string, copy: string, rows: number): void =>
  drift.set({ module, copy }, rows);

export const countFiguresDrift = (module: string, table: string, rows: number): void =>
  figuresDrift.set({ module, table }, rows);

export const countDifferences = (module: string, provider: string, count: number): void =>
  differences.set({ module, provider }, count);
