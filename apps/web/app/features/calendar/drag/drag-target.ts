import type { DragContext } from './drag-context.ts';
import type { DragSession, Point } from './drag-session.ts';
import { pressEmpty, startDraw } from './draw-session.ts';
import { startMove } from './move-session.ts';
import { startResize } from './resize-session.ts';
import { canEdit, canMove } from './rules/edit-scope.ts';

/** What would happen to what lies under the pointer. */
export type DragTask = {
  readonly begin: () => DragSession | undefined;
  readonly tap?: () => void;
};

export const blockOf = (root: HTMLElement, code: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-block="${CSS.escape(code)}"]`);

/** The appointment of a block, if this person may put it elsewhere. */
export const movableAppointment = (context: DragContext, code: string | undefined) => {
  const appointment = code === undefined ? undefined : context.appointment(code);
  return appointment && canMove(context.scope(), appointment) ? appointment : undefined;
};

const isWeek = (root: HTMLElement): boolean =>
  new Set([...root.querySelectorAll<HTMLElement>('[data-column]')].map(({ dataset }) => dataset.day)).size >
  1;

/** In a week a double click opens the day, so there a single one means nothing. */
const drawTask = (
  context: DragContext,
  root: HTMLElement,
  column: HTMLElement,
  press: Point,
): DragTask | undefined => {
  if (!canEdit(context.scope(), column.dataset.employee ?? '')) return undefined;
  const spot = { context, root, column };
  const begin = () => startDraw(spot, press);
  return isWeek(root) ? { begin } : { begin, tap: () => pressEmpty(spot, press) };
};

export const taskAt = (
  context: DragContext,
  root: HTMLElement,
  target: Element,
  press: Point,
): DragTask | undefined => {
  const handle = target.closest<HTMLElement>('[data-handle]');
  const code = handle?.dataset.of ?? target.closest<HTMLElement>('[data-block]')?.dataset.block;
  if (code !== undefined) {
    const appointment = movableAppointment(context, code);
    const block = blockOf(root, code);
    if (!appointment || !block) return undefined;
    const options = { context, root, block, appointment };
    if (!handle) return { begin: () => startMove(options, press) };
    const edge = handle.dataset.handle === 'start' ? 'start' : 'end';
    // A handle that is only pressed lies over its block, and stands for it.
    return { begin: () => startResize({ ...options, edge }, press), tap: () => block.click() };
  }
  if (target.closest('a, button, input, [role=button]')) return undefined;
  const column = target.closest<HTMLElement>('[data-column]');
  return column ? drawTask(context, root, column, press) : undefined;
};
