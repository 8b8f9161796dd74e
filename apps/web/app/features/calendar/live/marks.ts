import type { Appointment } from '../../../data/appointments.ts';
import { markBlock } from './mark.ts';
import type { News } from './rules/news.ts';

/** So long a mark is seen. */
const MARK_MS = 8_000;

const blockIn = (root: HTMLElement | null, code: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-block="${CSS.escape(code)}"]`) ?? null;

/** The marks on the calendar: drawn beside React, so that a column need not be rendered for one. */
export const newMarks = () => {
  const marks = new Map<string, { readonly news: News; readonly clear: () => void }>();
  const take = (code: string): void => {
    marks.get(code)?.clear();
    marks.delete(code);
  };
  const put = (root: HTMLElement | null, code: string, news: News): void => {
    take(code);
    const block = blockIn(root, code);
    marks.set(code, { news, clear: block ? markBlock(block, news) : () => undefined });
  };
  return {
    show: (root: HTMLElement | null, code: string, news: News): void => {
      put(root, code, news);
      setTimeout(() => marks.get(code)?.news === news && take(code), MARK_MS);
    },
    /** Blocks that moved on take their marks with them. */
    follow: (root: HTMLElement | null, shown: readonly Appointment[]): void => {
      // As they stand now: putting a mark again places it last, where a walk over the map itself would meet it for ever.
      const standing = [...marks];
      for (const [code, { news }] of standing)
        if (shown.some((one) => one.code === code)) put(root, code, news);
        else take(code);
    },
  };
};
