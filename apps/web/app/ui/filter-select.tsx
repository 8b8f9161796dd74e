import './press-style.ts';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select, SelectValue } from 'react-aria-components/Select';
import { FieldPopover } from './field-popover.tsx';
import { filterChipStyle } from './filter-chip-style.ts';
import { type Option, Options } from './options.tsx';

type Props = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The first of them is everything. */
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** One filter of a list: which of a few, or all of them. */
export function FilterSelect({ label, icon: Icon, options, value, onChange }: Props) {
  const isOn = value !== options[0]?.id;
  const words = useId();
  return (
    <Select value={value} onChange={(key) => onChange(String(key))} className="shrink-0">
      <Label className="sr-only">{label}</Label>
      {/* As it is seen: the library's own name has the words the other way round. */}
      <Button aria-labelledby={words} className={filterChipStyle({ isOn })}>
        <Icon size={16} />
        <span id={words} className="inline-flex gap-1.75">
          {label}:
          <SelectValue className={`max-w-40 truncate font-strong ${isOn ? '' : 'text-ink'}`}>
            {({ selectedText }) => selectedText}
          </SelectValue>
        </span>
        <ChevronDown size={16} />
      </Button>
      <FieldPopover>
        <div className="max-h-85 w-64">
          <Options options={options} />
        </div>
      </FieldPopover>
    </Select>
  );
}
