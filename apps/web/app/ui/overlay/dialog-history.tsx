import { useEffect } from 'react';
import { createPath, useLocation, useNavigationType } from 'react-router';
import { entries } from './browser-entries.ts';

/** Tells the dialogs' history entries where the router is. It stands once, at the root. */
export function DialogHistory() {
  const location = useLocation();
  const action = useNavigationType();
  useEffect(() => entries?.onRouted(action, createPath(location)), [location, action]);
  return null;
}
