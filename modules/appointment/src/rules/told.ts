import type { Appointment } from '@ayna/contracts/appointment';
import { readDocument } from './document.ts';

type By = { readonly code: string; readonly name: string; readonly lastname: string } | null;

/** An appointment as its events tell it: whole, with the phone. */
export const toldOf = (
  row: { readonly document: string; readonly phone: string | null },
  by: By,
  tellCustomer: boolean,
): Appointment & { by: By; tellCustomer: boolean } => ({
  ...readDocument(row.document, row.phone, true),
  by,
  tellCustomer,
});
