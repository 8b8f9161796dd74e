import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { fullName } from '@ayna/domain/names';
import type { MoveRecord } from './records.ts';
import { returnableOf } from './records.ts';

/** What an appointment of a service uses of a product. */
export type RecipeLine = { readonly productCode: string; readonly quantity: number };

type Completion = Pick<
  DataOf<typeof appointmentCompleted>,
  'by' | 'employeeCode' | 'employeeSnapshot' | 'serviceSnapshot'
>;

/** Who completed the appointment; where nobody did, as by a schedule, who performed it. */
export const authorOf = ({ by, employeeCode, employeeSnapshot }: Completion): MoveRecord['by'] =>
  by ? { code: by.code, name: fullName(by) } : { code: employeeCode, name: fullName(employeeSnapshot) };

/** The note of a move has 200 characters at most. */
export const noteOf = ({ serviceSnapshot }: Completion): string => serviceSnapshot.name.slice(0, 200);

/** What the recipes of an appointment took and nobody has taken back by hand. */
export const unreturnedOf = (moves: readonly MoveRecord[]): readonly MoveRecord[] =>
  moves.filter((move) => returnableOf(move) > 0);
