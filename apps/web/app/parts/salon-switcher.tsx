import '../ui/press-style.ts';
import { ChevronsUpDown } from 'lucide-react';
import { type Ref, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { lazyComponent } from '../lib/lazy.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { SalonBadge } from './salon-switcher/salon-badge.tsx';
import type { SalonChoice } from './salon-switcher/salon-choice.ts';
import { texts } from './salon-switcher/texts.ts';

type Props = {
  readonly salons: readonly SalonChoice[];
  readonly activeCode: string | undefined;
  readonly choose: (code: string) => void;
  readonly mayCreate: boolean;
  readonly size: 'rail' | 'menu' | 'head';
};

const framed = 'w-full bg-surface shadow-outline-1 dark:bg-raised';

const triggerStyles = {
  rail: `rail-salon mb-3 gap-2.5 rounded-box px-2.5 py-2 ${framed}`,
  menu: `mb-4 gap-2.5 rounded-sheet p-3 ${framed}`,
  /** One line over a phone's page. */
  head: 'touch-area -ml-1.5 h-8 max-w-full gap-2 rounded-md px-1.5',
} as const;

// A list weighs more than the whole shell beside it, and is wanted a few times a day: it comes when it is
// about to be opened.
const loadList = () => import('./salon-switcher/salon-list.tsx').then(({ SalonList }) => SalonList);
const SalonList = lazyComponent(loadList);

/** Which salon the screens show, and the way to another one. */
export function SalonSwitcher({ salons, activeCode, choose, mayCreate, size }: Props) {
  const [isOpen, setOpen] = useState(false);
  // A finger gives no sign before it presses: in the phone's menu the list comes with the menu.
  const [wasWanted, setWanted] = useState(size === 'menu');
  const button = useRef<HTMLButtonElement>(null);
  const active = salons.find((salon) => salon.code === activeCode);
  if (!active) return null;
  const want = () => setWanted(true);
  return (
    <>
      <Trigger
        salon={active}
        size={size}
        ref={button}
        isOpen={isOpen}
        onPreload={want}
        onOpen={() => {
          want();
          setOpen(true);
        }}
      />
      {wasWanted && (
        <Suspense fallback={null}>
          <SalonList
            trigger={button}
            isOpen={isOpen}
            setOpen={setOpen}
            salons={salons}
            active={active}
            choose={choose}
            mayCreate={mayCreate}
          />
        </Suspense>
      )}
    </>
  );
}

type TriggerProps = {
  readonly salon: SalonChoice;
  readonly size: Props['size'];
  readonly ref: Ref<HTMLButtonElement>;
  readonly isOpen: boolean;
  readonly onPreload: () => void;
  readonly onOpen: () => void;
};

function Trigger({ salon, size, ref, isOpen, onPreload, onOpen }: TriggerProps) {
  const large = size === 'menu';
  return (
    <Button
      ref={ref}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onHoverStart={onPreload}
      onFocus={onPreload}
      onPress={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onOpen();
      }}
      className={`flex shrink-0 cursor-pointer touch-manipulation items-center text-left ${triggerStyles[size]}`}
    >
      {size === 'head' ? (
        <HeadName salon={salon} />
      ) : salon.isLoading ? (
        <NameSkeleton large={large} />
      ) : (
        <SalonName salon={salon} size={size} />
      )}
      <ChevronsUpDown size={large ? 20 : 16} className="rail-hint shrink-0 text-muted" />
    </Button>
  );
}

function HeadName({ salon }: Pick<TriggerProps, 'salon'>) {
  if (salon.isLoading) return <Skeleton className="h-3.5 w-28" />;
  return (
    <>
      <SalonBadge name={salon.name} type={salon.type} size="head" />
      <b className="truncate font-semibold text-note-size">{salon.name}</b>
      <span className="sr-only">{texts.choose}</span>
    </>
  );
}

type NameProps = { readonly salon: SalonChoice; readonly size: 'rail' | 'menu' };

function SalonName({ salon, size }: NameProps) {
  const large = size === 'menu';
  return (
    <>
      <SalonBadge name={salon.name} type={salon.type} size={size} />
      <span className="rail-text min-w-0 flex-1">
        <b
          className={`block truncate font-semibold ${large ? 'text-title leading-5.5' : 'text-note-size leading-4.5'}`}
        >
          {salon.name}
        </b>
        <span className={`block truncate text-muted ${large ? '' : 'text-tag-size leading-4'}`}>
          {salon.location}
        </span>
        <span className="sr-only">{texts.choose}</span>
      </span>
    </>
  );
}

function NameSkeleton({ large }: { readonly large: boolean }) {
  return (
    <>
      <Skeleton className={large ? 'size-11.5 rounded-lg' : 'size-8.5 rounded-input'} />
      <span className="grid min-w-0 flex-1 gap-1.5">
        <Skeleton className="h-3.5 w-28" />
        <Skeleton className="h-3 w-20" />
        <span className="sr-only">{texts.choose}</span>
      </span>
    </>
  );
}
