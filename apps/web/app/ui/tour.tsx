import { CircleHelp } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lib/lazy.ts';
import { markTourSeen, wasTourSeen } from '../lib/tours-seen.ts';
import { Button } from './button.tsx';
import { useHydrated } from './hydrated.ts';
import { texts } from './tour/texts.ts';
import type { TourStep } from './tour/tour-view.tsx';

export type { TourStep };

// A page whose tour nobody takes does not pay for it.
const TourView = lazyPart(() => import('./tour/tour-view.tsx').then((view) => view.TourView));

type Props = {
  /** Under which the browser remembers that it was shown. */
  readonly id: string;
  /** As the card calls it. */
  readonly name: string;
  readonly steps: readonly TourStep[];
  /** False while what it would point at is still loading. */
  readonly isReady?: boolean;
  /** Known from elsewhere to have been shown: it does not open by itself. */
  readonly isSeen?: boolean;
  /** It is open for the first time here. */
  readonly onShow?: () => void;
};

/** The help button of a page. The tour opens by itself the first time, and by the button ever after. */
export function Tour({ id, name, steps, isReady = true, isSeen = false, onShow }: Props) {
  const [wish, setWish] = useState<'none' | 'open' | 'closed'>('none');
  const isHydrated = useHydrated();
  const [isFirst] = useState(() => typeof window !== 'undefined' && !wasTourSeen(id));
  const isOpen = wish === 'open' || (wish === 'none' && isFirst && !isSeen && isReady && isHydrated);
  const help = useRef<HTMLButtonElement>(null);
  const show = useRef(onShow);
  useEffect(() => {
    show.current = onShow;
  });

  useEffect(() => {
    if (!isOpen || wasTourSeen(id)) return;
    markTourSeen(id);
    show.current?.();
  }, [id, isOpen]);

  const close = useCallback(() => {
    setWish('closed');
    // After the card is gone, since until then it keeps the focus. Here is also where it is found again.
    requestAnimationFrame(() => help.current?.focus());
  }, []);

  return (
    <>
      <Button
        ref={help}
        look="outline"
        icon={<CircleHelp aria-hidden="true" size={17} strokeWidth={1.75} />}
        onPress={() => setWish('open')}
      >
        <span className="max-tablet:sr-only">{texts.start}</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TourView name={name} steps={steps} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
