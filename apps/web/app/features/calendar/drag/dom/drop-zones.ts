import type { Appointment } from '../../../../data/appointments.ts';
import type { DragContext } from '../drag-context.ts';
import { columnRefusal } from '../rules/edit-scope.ts';
import { texts } from '../texts.ts';
import { createElement } from './elements.ts';
import type { ColumnRect, DragViewport } from './viewport.ts';

/** Columns into which an appointment cannot go are dimmed while it is held, and say why. */
export const createDropZones = (context: DragContext, viewport: DragViewport, appointment: Appointment) => {
  const scope = context.scope();
  const closed = new Map<ColumnRect, string>();
  for (const column of viewport.columns) {
    const reason = columnRefusal(scope, appointment, context.employee(column.employee));
    if (reason) closed.set(column, texts.whyNot[reason]);
  }
  const covers = [...closed].map(([{ element }, reason]) => {
    const cover = createElement('drag-closed', createElement('drag-closed-reason', reason));
    element.append(cover);
    return cover;
  });
  return {
    closedReason: (column: ColumnRect): string | undefined => closed.get(column),
    clear: () => covers.forEach((cover) => cover.remove()),
  };
};
