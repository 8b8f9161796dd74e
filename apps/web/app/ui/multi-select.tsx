import './press-style.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select, SelectValue } from 'react-aria-components/Select';
import { afterPaint } from '../lib/after-paint.ts';
import { adornmentStyle, FieldFrame, fieldButtonStyle, fieldStyle } from './field.tsx';
import { FieldPopover } from './field-popover.tsx';
import { nextChoice } from './multi-choice.ts';
import { BOX_PX, type ItemPress, type Option, Options } from './options.tsx';

type Props = {
  readonly label: string;
  /** Everything: chosen while nothing else is. */
  readonly all: Option;
  readonly options: readonly Option[];
  /** Empty is everything. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** What is chosen, in short. */
  readonly text: string;
  readonly start?: ReactNode;
};

/** The box of a name adds to the choice. A screen reader's press adds too: it hears of a list of which several may be chosen. */
const isAddingPress = ({ pointerType, x, target }: ItemPress): boolean =>
  pointerType === 'virtual' || x > target.clientWidth - BOX_PX;

/** Everything, one or several of a list. A name, or Enter on it, is the whole choice; its box, or Space, adds it. */
export function MultiSelect({ label, all, options, value, onChange, text, start }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isAdding = useRef(false);
  const shown = value.length === 0 ? [all.id] : value;
  const change = (keys: readonly string[]): void => {
    const id = [...keys, ...shown].find((one) => keys.includes(one) !== shown.includes(one));
    if (id === undefined) return;
    onChange(nextChoice(value, { id, isAdding: isAdding.current }, all.id));
    if (!isAdding.current || id === all.id) afterPaint(() => setOpen(false));
  };
  return (
    <Select
      selectionMode="multiple"
      className={fieldStyle}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? setOpen(true) : afterPaint(() => setOpen(false)))}
      value={shown}
      onChange={(keys) => change(keys.map(String))}
    >
      <FieldFrame label={label} isLabelHidden>
        <Button className={fieldButtonStyle(undefined, false)}>
          {start}
          <SelectValue className="min-w-0 flex-1 truncate text-left">{() => text}</SelectValue>
          <ChevronDown className={adornmentStyle} />
        </Button>
      </FieldFrame>
      <FieldPopover isAsWide>
        {/* A key chooses before its press is told of. */}
        <div
          role="presentation"
          className="max-h-inherit"
          onKeyDownCapture={({ key }) => {
            isAdding.current = key !== 'Enter';
          }}
        >
          <Options
            options={[all, ...options]}
            onPressStart={(press) => {
              if (press.pointerType !== 'keyboard') isAdding.current = isAddingPress(press);
            }}
          />
        </div>
      </FieldPopover>
    </Select>
  );
}
