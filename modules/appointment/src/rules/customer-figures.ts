import { type AppointmentRecord, startOf } from './appointment-record.ts';

/** How many more appointments that are not canceled a customer has on a day. */
export type CustomerChange = { readonly customer: string; readonly day: string; readonly more: number };

const count = (
  changes: Map<string, CustomerChange>,
  record: AppointmentRecord,
  sign: 1 | -1,
): Map<string, CustomerChange> => {
  const { customerCode: customer, status } = record.appointment;
  if (customer === null || status === 'Canceled') return changes;
  const day = startOf(record).slice(0, 10);
  const name = `${customer} ${day}`;
  return changes.set(name, { customer, day, more: (changes.get(name)?.more ?? 0) + sign });
};

/** What these changes mean for the customers' days; most changes of a status or a time of day mean nothing. */
export const customerChanges = (
  before: readonly AppointmentRecord[],
  after: readonly AppointmentRecord[],
): CustomerChange[] => {
  const changes = new Map<string, CustomerChange>();
  for (const record of before) count(changes, record, -1);
  for (const record of after) count(changes, record, 1);
  return [...changes.values()].filter(({ more }) => more !== 0);
};
