import { CircleHelp } from 'lucide-react';
import { type Ref, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../lib/lazy.ts';
import { markTourSeen, wasTourSeen } from '../lib/tours-seen.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';
import { texts } from './tour/texts.ts';
import type { TourStep } from './tour/tour-view.tsx';
import { useHydrated } from './use-hydrated.ts';

export type { TourStep };

// A page whose tour nobody takes does not pay for it.
const TourView = lazyComponent(() => import('./tour/tour-view.tsx').then((view) => view.TourView));

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
  /** Known from elsewhere to have been shown: it does not open by itself. */
  readonly isSeen?: boolean;
  /** It is open for the first time here. */
  readonly onShow?: () => void;
};

/** The help button of a page. The tour opens by itself the first time, and by the button ever after. */
export function Tour({ id, name, steps, isReady = true, isSeen = false, isIcon = false, onShow }: Props) {
  const [openRequest, setWish] = useState<'none' | 'open' | 'closed'>('none');
  const isHydrated = useHydrated();
  const [isFirst] = useState(() => typeof window !== 'undefined' && !wasTourSeen(id));
  const isOpen =
    openRequest === 'open' || (openRequest === 'none' && isFirst && !isSeen && isReady && isHydrated);
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
      <HelpButton ref={help} isIcon={isIcon} onPress={() => setWish('open')} />
      {isOpen && (
        <Suspense fallback={null}>
          <TourView name={name} steps={steps} onClose={close} />
        </Suspense>
      )}
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
    <Button ref={ref} look="outline" icon={CircleHelp} onPress={onPress}>
      <span className="max-tablet:sr-only">{texts.start}</span>
    </Button>
  );
}
