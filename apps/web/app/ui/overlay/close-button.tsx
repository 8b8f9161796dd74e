import { X } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';

/** Closes the dialog it stands in. */
export function CloseButton() {
  return (
    <IconButton slot="close" label={texts.close}>
      <X aria-hidden="true" size={18} strokeWidth={1.75} />
    </IconButton>
  );
}
