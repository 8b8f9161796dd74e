import type { Metric } from 'prom-client';
import { registry } from './metrics.ts';

const NAME = 'ayna_request_seconds';
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

type Cell = { readonly labels: object; readonly counts: number[]; sum: number; count: number };

const cells: Cell[] = [];

const newCell = (labels: object): Cell => {
  const cell = { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
  cells.push(cell);
  return cell;
};

const observe = (cell: Cell, seconds: number): void => {
  cell.sum += seconds;
  cell.count += 1;
  for (let index = 0; index < bounds.length; index += 1) {
    if (seconds > (bounds[index] ?? 0)) continue;
    cell.counts[index] = (cell.counts[index] ?? 0) + 1;
    return;
  }
};

/** In the format of Prometheus: each bucket counts all calls that took no longer. */
const valuesOf = ({ labels, counts, sum, count }: Cell) => {
  let below = 0;
  const buckets = bounds.map((le, index) => {
    below += counts[index] ?? 0;
    return { metricName: `${NAME}_bucket`, labels: { ...labels, le }, value: below };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_bucket`, labels: { ...labels, le: '+Inf' }, value: count },
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
};

/**
 * How long calls take. Counted here, because the library's histogram took a tenth of what HTTP adds to a call; the
 * library still exports it.
 */
const metric = {
  name: NAME,
  get: async () => ({
    name: NAME,
    help: 'Time to answer a call, by module, route and status',
    type: 'histogram',
    aggregator: 'sum',
    values: cells.flatMap(valuesOf),
  }),
  reset: () => cells.splice(0),
};
registry.registerMetric(metric as unknown as Metric);

export const requestTimer = (module: string, route: string) => {
  const byStatus = new Map<number, Cell>();
  return (status: number, seconds: number): void => {
    let cell = byStatus.get(status);
    if (!cell) {
      cell = newCell({ module, route, status: String(status) });
      byStatus.set(status, cell);
    }
    observe(cell, seconds);
  };
};
