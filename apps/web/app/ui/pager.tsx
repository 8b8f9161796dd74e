import './press-style.ts';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import { pagesToShow } from './pager/pages.ts';
import { texts } from './pager/texts.ts';
import { useNarrowScreen } from './use-narrow-screen.ts';

const slot = tv({
  base: [
    'num grid h-11 min-w-0 max-w-11 flex-1 cursor-pointer place-items-center rounded-md font-medium text-body',
    'touch-pan-x touch-pan-y touch-pinch-zoom transition-colors duration-(--dur-1)',
    'tablet:h-9 tablet:min-w-9 tablet:max-w-none tablet:flex-none tablet:px-1.5',
    'disabled:cursor-default disabled:opacity-35',
  ],
  variants: {
    isCurrent: {
      true: 'bg-ink font-semibold text-surface',
      false: 'text-ink-2 hover:bg-sunken disabled:hover:bg-transparent dark:hover:bg-sir-850',
    },
  },
  defaultVariants: { isCurrent: false },
});

type Props = {
  /** The first page is 1, as people count. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
};

export function Pager({ page, pageCount, onPage }: Props) {
  const siblings = useNarrowScreen() ? 0 : 1;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <nav aria-label={texts.label} className="flex items-center justify-center gap-0.5 tablet:gap-1">
      <Step label={texts.first} icon={ChevronsLeft} isDisabled={isFirst} onPress={() => onPage(1)} />
      <Step label={texts.previous} icon={ChevronLeft} isDisabled={isFirst} onPress={() => onPage(page - 1)} />
      {pagesToShow(page, pageCount, siblings).map((shown) =>
        typeof shown === 'number' ? (
          <Button
            key={shown}
            aria-label={texts.page(shown)}
            {...(shown === page ? { 'aria-current': 'page' } : {})}
            className={slot({ isCurrent: shown === page })}
            onPress={() => onPage(shown)}
          >
            {shown.toLocaleString('tr-TR')}
          </Button>
        ) : (
          <span key={shown} aria-hidden="true" className="min-w-4 text-center text-muted tablet:min-w-6">
            {texts.gap}
          </span>
        ),
      )}
      <Step label={texts.next} icon={ChevronRight} isDisabled={isLast} onPress={() => onPage(page + 1)} />
      <Step label={texts.last} icon={ChevronsRight} isDisabled={isLast} onPress={() => onPage(pageCount)} />
    </nav>
  );
}

type StepProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
};

function Step({ label, icon: Icon, isDisabled, onPress }: StepProps) {
  return (
    <Button aria-label={label} isDisabled={isDisabled} onPress={onPress} className={slot()}>
      <Icon size={18} />
    </Button>
  );
}
