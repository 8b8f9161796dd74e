import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../../lib/after-paint.ts';

/** As long as the eye needs to find it. */
const MARK_MS = 2_500;
/** Its day may still be loading; nobody waits longer for a mark. */
const WAIT_MS = 10_000;

const codeIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'bookedCode' in state && typeof state.bookedCode === 'string'
    ? state.bookedCode
    : undefined;

const findBlock = (code: string): HTMLElement | null =>
  document.querySelector(`[data-view=shown] [data-block="${CSS.escape(code)}"]`);

/** Scrolls to the block once it is drawn, after the view has scrolled to the present hour. */
const show = (block: HTMLElement): void => {
  block.scrollIntoView({ block: 'center', inline: 'nearest' });
  block.dataset['marked'] = '';
  setTimeout(() => delete block.dataset['marked'], MARK_MS);
};

/** Brings the appointment that was just booked into sight, and marks it for a moment: the form hands over its code. */
export const useShownAppointment = (): void => {
  const code = codeIn(useLocation().state);
  useEffect(() => {
    if (code === undefined) return undefined;
    let cancel = (): void => undefined;
    const look = (): void => {
      const block = findBlock(code);
      if (!block) return;
      observer.disconnect();
      cancel = afterPaint(() => show(block));
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-block'] });
    look();
    const timer = setTimeout(() => observer.disconnect(), WAIT_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      cancel();
    };
  }, [code]);
};
