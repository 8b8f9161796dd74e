import type { Appointment } from '../../../data/appointments.ts';
import { markBlock } from './mark-block.ts';
import type { ForeignChange } from './rules/foreign-change.ts';

/** So long a mark is seen. */
const MARK_MS = 8_000;

const blockIn = (root: HTMLElement | null, code: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(code)}"]`) ?? null;

/** The marks on the calendar: drawn beside React, so that a column need not be rendered for one. */
export const createLiveMarks = () => {
  const marks = new Map<string, { readonly change: ForeignChange; readonly clear: () => void }>();
  const remove = (code: string): void => {
    marks.get(code)?.clear();
    marks.delete(code);
  };
  const draw = (root: HTMLElement | null, code: string, change: ForeignChange): void => {
    remove(code);
    const block = blockIn(root, code);
    marks.set(code, { change, clear: block ? markBlock(block, change) : () => undefined });
  };
  return {
    show: (root: HTMLElement | null, code: string, change: ForeignChange): void => {
      draw(root, code, change);
      setTimeout(() => marks.get(code)?.change === change && remove(code), MARK_MS);
    },
    /** Blocks that moved on take their marks with them. */
    follow: (root: HTMLElement | null, shown: readonly Appointment[]): void => {
      // As they stand now: putting a mark again places it last, where a walk over the map itself would meet it for ever.
      const current = [...marks];
      for (const [code, { change }] of current)
        if (shown.some((one) => one.code === code)) draw(root, code, change);
        else remove(code);
    },
  };
};
