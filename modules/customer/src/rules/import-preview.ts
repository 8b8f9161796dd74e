import type { ImportField, PreviewRow } from '@ayna/contracts/core/customer-import-routes';
import { fullName } from '@ayna/domain/names';
import type { ImportPlan, PlannedRefusal, PlannedRow } from './import-plan.ts';
import { toRefusedRow } from './import-writes.ts';

const previewAccepted = ({ row, customer, becomes }: PlannedRow): PreviewRow => ({
  number: row.number,
  name: fullName(customer),
  phone: customer.phone,
  about: customer.allergies || customer.note,
  lastVisit: customer.lastVisit,
  appointment: customer.request?.startDate ?? null,
  becomes,
  deaf: customer.phone !== null && !customer.phone.startsWith('+905'),
  why: null,
  detail: '',
});

const previewRefused = (refusal: PlannedRefusal, columns: readonly ImportField[]): PreviewRow => {
  const { number, name, phone, why, detail } = toRefusedRow(refusal, columns);
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

/** The preview of a plan, in the order of the file. */
export const toPreviewRows = (plan: ImportPlan, columns: readonly ImportField[]): PreviewRow[] =>
  [
    ...plan.accepted.map(previewAccepted),
    ...plan.refused.map((one) => previewRefused(one, columns)),
  ].toSorted((one, other) => one.number - other.number);
