import type { Appointment } from '../../../../data/appointments.ts';
import type { Desk } from '../desk.ts';
import { whyNotIn } from '../rules/may.ts';
import { texts } from '../texts.ts';
import { make } from './make.ts';
import type { Sight, Standing } from './sight.ts';

/** Columns into which an appointment cannot go are dimmed while it is held, and say why. */
export const veilColumns = (desk: Desk, sight: Sight, appointment: Appointment) => {
  const reach = desk.reach();
  const closed = new Map<Standing, string>();
  for (const column of sight.columns) {
    const why = whyNotIn(reach, appointment, desk.employee(column.employee));
    if (why) closed.set(column, texts.whyNot[why]);
  }
  const veils = [...closed].map(([{ element }, why]) => {
    const veil = make('drag-veil', make('drag-why', why));
    element.append(veil);
    return veil;
  });
  return {
    whyNot: (column: Standing): string | undefined => closed.get(column),
    clear: () => veils.forEach((veil) => veil.remove()),
  };
};
