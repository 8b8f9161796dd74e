import type { ServiceState } from '@ayna/contracts/core/services';

export const columns = [
  'code',
  'name',
  'description',
  'category',
  'color',
  'duration',
  'phase_work',
  'phase_wait',
  'phase_finish',
  'free_while_waiting',
  'buffer_after',
  'price',
  'show_price',
  'type',
  'session_count',
  'session_interval_days',
  'online',
  'active',
  'gone_at',
  'version',
] as const;

type Phases = NonNullable<ServiceState['phases']>;

/** The columns of a service. The phase columns are all set or all null. */
export const toColumns = (state: Omit<ServiceState, 'code' | 'version' | 'gone'>) => ({
  name: state.name,
  description: state.description,
  category: state.category,
  color: state.color,
  duration: state.duration,
  phase_work: state.phases?.work ?? null,
  phase_wait: state.phases?.wait ?? null,
  phase_finish: state.phases?.finish ?? null,
  free_while_waiting: state.phases?.freeWhileWaiting ?? null,
  buffer_after: state.bufferAfter,
  price: String(state.price),
  show_price: state.showPrice,
  type: state.type,
  session_count: state.sessionCount,
  session_interval_days: state.sessionIntervalDays,
  online: state.online,
  active: state.active,
});

type ServiceRow = Omit<ReturnType<typeof toColumns>, 'category' | 'type'> & {
  readonly code: string;
  readonly category: string;
  readonly type: string;
  readonly gone_at: Date | null;
  readonly version: number;
};

const toPhases = (row: ServiceRow): Phases | null =>
  row.phase_work === null
    ? null
    : ({
        work: row.phase_work,
        wait: row.phase_wait,
        finish: row.phase_finish,
        freeWhileWaiting: row.free_while_waiting,
      } as Phases);

export const toServiceState = (row: ServiceRow): ServiceState => ({
  code: row.code,
  version: row.version,
  gone: row.gone_at !== null,
  name: row.name,
  description: row.description,
  category: row.category as ServiceState['category'],
  color: row.color,
  duration: row.duration,
  phases: toPhases(row),
  bufferAfter: row.buffer_after,
  price: Number(row.price),
  showPrice: row.show_price,
  type: row.type as ServiceState['type'],
  sessionCount: row.session_count,
  sessionIntervalDays: row.session_interval_days,
  online: row.online,
  active: row.active,
});
