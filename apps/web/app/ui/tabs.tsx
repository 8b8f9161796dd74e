import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import './press-style.ts';
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { tv, type VariantProps } from 'tailwind-variants/lite';

type TabItem<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly count?: number;
  /** A count that waits for somebody. */
  readonly isUrgent?: boolean;
  /** After the words: a badge, a mark. */
  readonly end?: ReactNode;
  readonly panel: ReactNode;
  /** Its panel stays made, out of sight, when it is left: for one that takes long to make. */
  readonly keepsMounted?: boolean;
};

const look = tv({
  slots: {
    root: 'min-w-0',
    list: 'flex',
    tab: 'relative inline-flex flex-none cursor-pointer items-center gap-1.75 whitespace-nowrap font-medium text-body text-muted transition-colors duration-(--dur-1) hover:text-ink-2 data-selected:font-semibold data-selected:text-ink',
    thumb: 'absolute transition-thumb duration-(--dur-2) ease-out',
  },
  variants: {
    kind: {
      line: {
        list: 'gap-5 overflow-x-auto overscroll-x-contain shadow-[inset_0_-1px_0_var(--line)] scrollbar-none tablet:gap-6',
        // The ring stands inside, because a list that scrolls sideways cuts off what stands outside.
        tab: 'h-12 rounded-sm -outline-offset-2 tablet:h-11',
        thumb: 'inset-x-0 bottom-0 h-[2.5px] rounded-t-xs bg-accent',
      },
      pill: {
        list: 'isolate max-w-full gap-0.5 overflow-x-auto rounded-segment bg-canvas p-0.75 scrollbar-none max-tablet:grid max-tablet:auto-cols-[minmax(max-content,1fr)] max-tablet:grid-flow-col tablet:inline-flex dark:bg-sir-850',
        tab: 'h-9.5 justify-center rounded-tile px-3.5 -outline-offset-2 tablet:h-8',
        thumb:
          'inset-0 -z-1 rounded-tile bg-surface shadow-1 ring-1 ring-ink/5 dark:bg-sir-700/60 dark:ring-0',
      },
    },
    isFilling: {
      true: { root: 'flex min-h-0 flex-1 flex-col', list: 'flex-none px-4 tablet:px-6' },
    },
    isWide: { true: { list: 'grid! auto-cols-fr grid-flow-col', tab: 'h-10! text-lead-size' } },
  },
});

const counter = tv({
  base: 'num grid h-4.75 min-w-5 place-items-center rounded-sm px-1.5 font-semibold text-tag-size leading-none ring-1 ring-inset',
  variants: {
    isUrgent: {
      true: 'bg-pending-bg text-pending-ink ring-pending-line/60',
      false: 'bg-sunken text-ink-2 ring-line',
    },
  },
});

type Props<Id extends string> = VariantProps<typeof look> & {
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected?: Id;
  readonly onSelect?: (id: Id) => void;
  readonly panelClassName?: string;
  /** As wide as what it stands in, in equal parts. */
  readonly isWide?: boolean;
  /** Takes what is left of a column, so that its panels can scroll by themselves. */
  readonly isFilling?: boolean;
};

export function Tabs<Id extends string>({
  label,
  items,
  kind = 'line',
  selected,
  onSelect,
  panelClassName = 'pt-4',
  isWide = false,
  isFilling = false,
}: Props<Id>) {
  const { root, list, tab, thumb } = look({ kind, isWide, isFilling });
  // Counts arrive later and widen the list, so the chosen tab is brought into sight once more.
  const counted = items.filter(({ count, end }) => count !== undefined || Boolean(end)).length;
  return (
    <AriaTabs
      className={root()}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect ? { onSelectionChange: (key) => onSelect(key as Id) } : {})}
    >
      <TabList aria-label={label} className={list()}>
        {items.map(({ id, label: name, icon: Icon, count, isUrgent = false, end }) => (
          <Tab key={id} id={id} className={tab()}>
            {Icon && <Icon />}
            {name}
            {count !== undefined && (
              <span className={counter({ isUrgent })}>{count.toLocaleString('tr-TR')}</span>
            )}
            {end}
            <SelectionIndicator className={thumb()} />
            {id === selected && <ScrollIntoView key={counted} />}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, panel, keepsMounted = false }) => (
        <TabPanel
          key={id}
          id={id}
          shouldForceMount={keepsMounted}
          className={keepsMounted ? `${panelClassName} data-inert:hidden` : panelClassName}
        >
          {panel}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** In the chosen tab: a list that scrolls sideways may begin with it out of sight. */
function ScrollIntoView() {
  const spot = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const tab = spot.current?.closest('[role="tab"]');
    const list = tab?.closest('[role="tablist"]');
    if (!tab || !list) return;
    const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    // By hand: `scrollIntoView` would move the page as well.
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, []);
  return <span ref={spot} hidden />;
}
