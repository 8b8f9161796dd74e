import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../ui/use-hydrated.ts';

const opensMenu = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'menu' in state && state.menu === true;

/**
 * Whether the menu is open is part of the history entry and not of the address: the phone's own
 * back closes it, and every link away leaves it behind.
 */
export function usePhoneMenu() {
  const location = useLocation();
  const navigate = useNavigate();
  const doorRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const openedAt = useRef<string>(undefined);
  // The server does not see history entries; the first render must say what it said.
  const isHydrated = useHydrated();
  const open = isHydrated && opensMenu(location.state);

  useEffect(() => {
    if (open) {
      openedAt.current = location.pathname;
      headingRef.current?.focus();
    } else if (openedAt.current !== undefined) {
      // Whoever followed a link goes on reading there; whoever changed their mind is back at the door.
      (openedAt.current === location.pathname ? doorRef : contentRef).current?.focus();
      openedAt.current = undefined;
    }
  }, [open, location.pathname]);

  useEffect(() => {
    if (!open) return;
    // What lies above the menu, the list of salons, takes the key for itself.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void navigate(-1);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open, navigate]);

  const show = () => void navigate(location, { state: { menu: true }, preventScrollReset: true });
  const toggle = () => (open ? void navigate(-1) : show());
  return { open, toggle, doorRef, headingRef, contentRef };
}
