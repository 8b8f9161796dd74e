import { type RefObject, useEffect, useRef } from 'react';
import type { Appointment } from '../../data/appointments.ts';
import { countPages } from './model/filter-appointments.ts';

type Options = {
  readonly list: RefObject<HTMLElement | null>;
  readonly matches: readonly Appointment[];
  readonly page: number;
  readonly showPage: (page: number) => void;
};

/**
 * Brings the one that the address names into sight, once: its page is shown, and its approval has the focus, so that
 * one press decides. One that waits no more is not looked for.
 */
export const useRequested = (requested: string | null, { list, matches, page, showPage }: Options): void => {
  const shown = useRef<string>(null);
  useEffect(() => {
    if (requested === null || shown.current === requested) return;
    const index = matches.findIndex(({ code, status }) => code === requested && status === 'Pending');
    if (index < 0) return;
    const itsPage = countPages(index + 1);
    if (itsPage !== page) return showPage(itsPage);
    const approve = list.current?.querySelector<HTMLElement>(
      `[data-decide="Approved"][data-of="${requested}"] button`,
    );
    if (!approve) return;
    shown.current = requested;
    approve.scrollIntoView({ block: 'center' });
    approve.focus({ preventScroll: true });
  });
};
