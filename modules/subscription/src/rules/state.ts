import { isOver } from './periods.ts';

/** A salon's subscription, its instants in milliseconds. */
export type Subscription = {
  readonly code: string;
  readonly packageCode: string;
  readonly packageName: string;
  readonly trial: boolean;
  readonly employees: number;
  readonly photos: number;
  readonly sms: number;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly version: number;
};

const text = (at: number): string => new Date(at).toISOString();

/** As people see it. */
export const stateOf = (held: Subscription, now: number) => ({
  package: { code: held.packageCode, name: held.packageName },
  trial: held.trial,
  active: !isOver(held.endsAt, now),
  startedAt: text(held.startedAt),
  endsAt: text(held.endsAt),
  version: held.version,
});

/** As other modules are told of it. */
export const changeOf = (held: Subscription) => ({
  ...held,
  startedAt: text(held.startedAt),
  endsAt: text(held.endsAt),
  gone: false,
});
