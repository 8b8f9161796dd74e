import type { Desk } from './desk.ts';
import { beginDraw, pressEmpty } from './draw-work.ts';
import { beginMove } from './move-work.ts';
import { beginResize } from './resize-work.ts';
import { mayMove, reaches } from './rules/may.ts';
import type { At, Work } from './work.ts';

/** What would happen to what lies under the pointer. */
export type Task = {
  readonly begin: () => Work | undefined;
  readonly tap?: () => void;
};

export const blockOf = (root: HTMLElement, code: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-block="${CSS.escape(code)}"]`);

/** The appointment of a block, if this person may put it elsewhere. */
export const movableOf = (desk: Desk, code: string | undefined) => {
  const appointment = code === undefined ? undefined : desk.appointment(code);
  return appointment && mayMove(desk.reach(), appointment) ? appointment : undefined;
};

const isWeek = (root: HTMLElement): boolean =>
  new Set([...root.querySelectorAll<HTMLElement>('[data-column]')].map(({ dataset }) => dataset.day)).size >
  1;

/** In a week a double click opens the day, so there a single one means nothing. */
const emptyTask = (desk: Desk, root: HTMLElement, column: HTMLElement, press: At): Task | undefined => {
  if (!reaches(desk.reach(), column.dataset.employee ?? '')) return undefined;
  const empty = { desk, root, column };
  const begin = () => beginDraw(empty, press);
  return isWeek(root) ? { begin } : { begin, tap: () => pressEmpty(empty, press) };
};

export const taskAt = (desk: Desk, root: HTMLElement, target: Element, press: At): Task | undefined => {
  const grip = target.closest<HTMLElement>('[data-grip]');
  const code = grip?.dataset.of ?? target.closest<HTMLElement>('[data-block]')?.dataset.block;
  if (code !== undefined) {
    const appointment = movableOf(desk, code);
    const block = blockOf(root, code);
    if (!appointment || !block) return undefined;
    const held = { desk, root, block, appointment };
    if (!grip) return { begin: () => beginMove(held, press) };
    const edge = grip.dataset.grip === 'start' ? 'start' : 'end';
    // A handle that is only pressed lies over its block, and stands for it.
    return { begin: () => beginResize({ ...held, edge }, press), tap: () => block.click() };
  }
  if (target.closest('a, button, input, [role=button]')) return undefined;
  const column = target.closest<HTMLElement>('[data-column]');
  return column ? emptyTask(desk, root, column, press) : undefined;
};
