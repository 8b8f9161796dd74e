import type { LucideIcon } from 'lucide-react';
import './press-style.ts';
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { tv } from 'tailwind-variants/lite';

type SegmentOption<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly isDisabled?: boolean;
};

const group = tv({
  base: 'isolate gap-0.5 rounded-segment bg-canvas p-0.75 dark:bg-sir-850',
  variants: {
    isWide: { true: 'grid auto-cols-fr grid-flow-col', false: 'inline-flex max-w-full' },
  },
});

type Props<Value extends string> = {
  readonly label: string;
  readonly options: readonly SegmentOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** As wide as what it stands in, in equal parts. */
  readonly isWide?: boolean;
};

/** One of a few, always one chosen. Where each choice has a panel of its own, take `Tabs`. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: Props<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (chosen !== undefined) onChange(chosen as Value);
      }}
      className={group({ isWide })}
    >
      {options.map(({ value: id, label: name, icon: Icon, isDisabled = false }) => (
        <ToggleButton
          key={id}
          id={id}
          isDisabled={isDisabled}
          className="touch-area relative inline-flex h-9.5 min-w-0 cursor-pointer items-center justify-center gap-1.75 rounded-tile px-3.5 font-medium text-body text-muted -outline-offset-2 transition-colors duration-(--dur-1) hover:text-ink-2 data-disabled:cursor-default data-selected:font-strong data-disabled:text-muted/60 data-selected:text-ink tablet:h-8"
        >
          {Icon && <Icon size={16} />}
          <span className="truncate">{name}</span>
          <SelectionIndicator className="absolute inset-0 -z-1 rounded-tile bg-surface shadow-1 ring-1 ring-ink/5 transition-thumb duration-(--dur-2) ease-out dark:bg-sir-700/60 dark:ring-0" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
