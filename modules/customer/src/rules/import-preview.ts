import type { ImportField, PreviewRow } from '@ayna/contracts/core/customer-imports';
import { reported } from './import-outcome.ts';
import type { NotTaken, Outcome, Taken } from './import-plan.ts';

const takenAs = ({ row, told, becomes }: Taken): PreviewRow => ({
  number: row.number,
  name: `${told.name} ${told.lastname}`.trim(),
  phone: told.phone,
  about: told.allergies || told.note,
  lastVisit: told.lastVisit,
  appointment: told.wish?.startDate ?? null,
  becomes,
  deaf: told.phone !== null && !told.phone.startsWith('+905'),
  why: null,
  detail: '',
});

const refusedAs = (one: NotTaken, columns: readonly ImportField[]): PreviewRow => {
  const { number, name, phone, why, detail } = reported(one, columns);
  return {
    number,
    name,
    phone: phone || null,
    about: '',
    lastVisit: null,
    appointment: null,
    becomes: 'refused',
    deaf: false,
    why,
    detail,
  };
};

/** Rows as they would become, in the order of the file. */
export const previewOf = (outcome: Outcome, columns: readonly ImportField[]): PreviewRow[] =>
  [...outcome.taken.map(takenAs), ...outcome.refused.map((one) => refusedAs(one, columns))].toSorted(
    (one, other) => one.number - other.number,
  );
