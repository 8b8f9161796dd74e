import { Share2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../ui/button.tsx';
import { texts } from './share-button.texts.ts';

type Props = Pick<ComponentProps<typeof Button>, 'look' | 'size'> & { readonly what: ShareData };

/** Hands it to the phone's own sheet, from where it goes to WhatsApp or anywhere else; nothing where there is none. */
export function ShareButton({ what, ...style }: Props) {
  if (!('share' in navigator)) return null;
  return (
    <Button
      {...style}
      icon={Share2}
      // Anyone who closes the phone's own sheet has changed their mind, and need not be told.
      onPress={() => void navigator.share(what).catch(() => undefined)}
    >
      {texts.share}
    </Button>
  );
}
