import { clockAt } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../../data/appointments.ts';
import type { DragContext } from '../drag-context.ts';
import { customerName } from '../drag-texts.ts';
import { columnRefusal } from '../rules/edit-scope.ts';
import type { Placement } from '../rules/placement.ts';
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

/** What is left where something was picked up: whose it is, and since when it is on its way. */
export const originMarker = (appointment: Appointment, from: Placement): Node => {
  const words = document.createDocumentFragment();
  words.append(createElement('drag-name', customerName(appointment)), texts.movingFrom(clockAt(from.start)));
  return words;
};
