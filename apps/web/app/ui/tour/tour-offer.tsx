import { CirclePlay, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { texts } from './texts.ts';

type Props = { readonly onStart: () => void; readonly onDismiss: () => void };

/** One line in the corner that takes no focus: above the bars of a phone, and beside its round button. */
export function TourOffer({ onStart, onDismiss }: Props) {
  return createPortal(
    <aside
      data-tour-offer
      aria-label={texts.offer}
      className="fixed bottom-23 left-3 z-40 flex items-center gap-0.5 rounded-full bg-surface p-1 text-ink shadow-outline-3 tablet:right-6 tablet:bottom-24 tablet:left-auto dark:bg-raised print:hidden"
    >
      <Button look="ghost" icon={CirclePlay} onPress={onStart}>
        {texts.accept}
      </Button>
      <IconButton look="plain" icon={X} label={texts.dismiss} onPress={onDismiss} />
    </aside>,
    document.body,
  );
}
