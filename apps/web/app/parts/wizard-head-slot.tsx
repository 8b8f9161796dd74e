import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useOutletContext } from 'react-router';

/** In the middle of the head that the frame of a stepped page has: the screen alone knows its steps. */
export function WizardHeadSlot({ children }: { readonly children: ReactNode }) {
  const slot = useOutletContext<HTMLElement | null>();
  return slot ? createPortal(children, slot) : null;
}
