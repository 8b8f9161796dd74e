import { useCallback, useEffect, useState } from 'react';
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

/** Waits for the block to be drawn, and shows it; the answer stops the wait. */
const showOnceDrawn = (code: string): (() => void) => {
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
};

/**
 * Brings an appointment into sight and marks it for a moment: the one that was just booked, whose code the form hands
 * over, and the one that is asked for, which was just moved.
 */
export const useShownAppointment = (): ((code: string) => void) => {
  const booked = codeIn(useLocation().state);
  const [asked, setAsked] = useState<{ readonly code: string }>();
  useEffect(() => (booked === undefined ? undefined : showOnceDrawn(booked)), [booked]);
  useEffect(() => (asked === undefined ? undefined : showOnceDrawn(asked.code)), [asked]);
  return useCallback((code: string) => setAsked({ code }), []);
};
