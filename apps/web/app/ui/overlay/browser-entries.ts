import { useEffect } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router';
import { createDialogEntries } from './dialog-entries.ts';

/** Another one after every reload, since entries outlive it. */
const newGroup = (): string => String(performance.timeOrigin + performance.now());

/** The window's; the server has none. */
export const entries = import.meta.env.SSR ? undefined : createDialogEntries(window, newGroup);

// Before the router's own listener, which must not see what is ours.
if (entries)
  window.addEventListener(
    'popstate',
    (event) => {
      if (entries.onPopState(event.state)) event.stopImmediatePropagation();
    },
    { capture: true },
  );

// React Aria gives the focus back a frame after a dialog has closed. A second Esc within that frame reaches the page alone.
if (entries)
  window.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target === document.body) entries.dismissTopmost();
  });

/** Tells the dialogs' history entries where the router is. It stands once, at the root. */
export function DialogHistory() {
  const location = useLocation();
  const action = useNavigationType();
  useEffect(() => entries?.onRouted(action, createPath(location)), [location, action]);
  return null;
}
