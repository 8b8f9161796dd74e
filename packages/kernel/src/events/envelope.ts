/** An event as the queue stores it. */
export type Envelope = {
  readonly id: string;
  readonly name: string;
  readonly salonCode: string | null;
  readonly at: string;
  readonly data: unknown;
  /** The trace in which it was emitted, so that its effects show up in the same trace. */
  readonly trace?: Readonly<Record<string, string>> | undefined;
};

/** One queue per module and handled event: a slow listener delays no other. */
export const queueOf = (module: string, event: string): string => `${module}.${event}`;

/** The event of a queue; undefined for dead-letter queues and schedules. */
export const eventOf = (queue: string): string | undefined =>
  /^[\w-]+[.]((?!job[.])[\w-]+[.].+)$/.exec(queue)?.[1];

/** Holds the events that a module failed to handle. */
export const deadQueueOf = (module: string): string => `${module}.dead`;

/** The queue of a schedule. */
export const jobQueueOf = (module: string, schedule: string): string => `${module}.job.${schedule}`;
