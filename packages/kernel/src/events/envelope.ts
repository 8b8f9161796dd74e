/** An event as it lies in the queue. */
export type Envelope = {
  readonly id: string;
  readonly name: string;
  readonly salonCode: string | null;
  readonly at: string;
  readonly data: unknown;
  /** The trace that it happened in, so that its effects are found beside it. */
  readonly trace?: Readonly<Record<string, string>>;
};

/** One queue per listening module and event: a slow listener holds up nobody else. */
export const queueOf = (module: string, event: string): string => `${module}.${event}`;

/** Where an event goes that a module could not digest. */
export const deadQueueOf = (module: string): string => `${module}.dead`;
