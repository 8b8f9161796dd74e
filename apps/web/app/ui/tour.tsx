import { CircleHelp } from 'lucide-react';
import { type Ref, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../lib/lazy.ts';
import { markTourSeen, wasTourSeen } from '../lib/tours-seen.ts';
import { Button } from './button.tsx';
import { HeadLabel } from './head-label.tsx';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';
import { texts } from './tour/texts.ts';
import type { TourStep } from './tour/tour-view.tsx';
import { useHydrated } from './use-hydrated.ts';

export type { TourStep };

// A page whose tour nobody takes does not pay for it.
const TourView = lazyComponent(() => import('./tour/tour-view.tsx').then((view) => view.TourView));
const TourOffer = lazyComponent(() => import('./tour/tour-offer.tsx').then((offer) => offer.TourOffer));

type Props = {
  /** Under which the browser remembers that it was shown. */
  readonly id: string;
  /** As the card calls it. */
  readonly name: string;
  readonly steps: readonly TourStep[];
  /** False while what it would point at is still loading. */
  readonly isReady?: boolean;
  /** Where every word beside it is needed more: its button is an icon. */
  readonly isIcon?: boolean;
  /** Known from elsewhere to have been offered: it is not offered again. */
  readonly isSeen?: boolean;
  /** It is offered for the first time here. */
  readonly onOffer?: () => void;
};

/** The help button of a page. The first time the tour offers itself beside the work; it starts when asked for. */
export function Tour({ id, name, steps, isReady = true, isSeen = false, isIcon = false, onOffer }: Props) {
  const [view, setView] = useState<'first' | 'open' | 'closed'>('first');
  const isHydrated = useHydrated();
  const [isFirst] = useState(() => typeof window !== 'undefined' && !wasTourSeen(id));
  const isOffered = view === 'first' && isFirst && !isSeen && isReady && isHydrated;
  const help = useRef<HTMLButtonElement>(null);
  const offer = useRef(onOffer);
  useEffect(() => {
    offer.current = onOffer;
  });

  useEffect(() => {
    if (!isOffered || wasTourSeen(id)) return;
    markTourSeen(id);
    offer.current?.();
  }, [id, isOffered]);

  const dismiss = useCallback(() => setView('closed'), []);
  // Anyone who presses something else is at work already, also while the script of the offer is still loading.
  useEffect(() => {
    if (!isOffered) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Element && !target.closest('[data-tour-offer]')) dismiss();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [dismiss, isOffered]);
  const close = useCallback(() => {
    setView('closed');
    // After the card is gone, since until then it keeps the focus. Here is also where it is found again.
    requestAnimationFrame(() => help.current?.focus());
  }, []);

  return (
    <>
      <HelpButton ref={help} isIcon={isIcon} onPress={() => setView('open')} />
      <Suspense fallback={null}>
        {isOffered && <TourOffer onStart={() => setView('open')} onDismiss={dismiss} />}
        {view === 'open' && <TourView name={name} steps={steps} onClose={close} />}
      </Suspense>
    </>
  );
}

type HelpButtonProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isIcon: boolean;
  readonly onPress: () => void;
};

function HelpButton({ ref, isIcon, onPress }: HelpButtonProps) {
  if (isIcon)
    return (
      <Tooltip text={texts.start} side="bottom">
        <IconButton ref={ref} look="outline" icon={CircleHelp} label={texts.start} onPress={onPress} />
      </Tooltip>
    );
  return (
    <Button ref={ref} look="outline" isHead icon={CircleHelp} onPress={onPress}>
      <HeadLabel label={texts.start} short={texts.startShort} />
    </Button>
  );
}
