import './press-style.ts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { afterPaint } from '../lib/after-paint.ts';
import { controlTexts } from './controls.texts.ts';
import {
  adornmentStyle,
  ariaFieldProps,
  boxStyle,
  FieldFrame,
  FieldNote,
  type FieldProps,
  type FieldSize,
  fieldButtonStyle,
  fieldStyle,
  LabelText,
  labelStyle,
} from './field.tsx';
import { FieldPopover } from './field-popover.tsx';
import { type Option, Options } from './options.tsx';
import { useControllableValue } from './use-controllable-value.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = FieldProps & {
  readonly options: readonly Option[];
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly placeholder?: string;
  readonly size?: FieldSize;
  readonly start?: ReactNode;
};

/** One of a few. Until scripts run it is the browser's own, and what was chosen there is kept. */
export function Select({ defaultValue, ...props }: Props) {
  const isHydrated = useHydrated();
  const [value, change] = useControllableValue<string | null>({ ...props, defaultValue }, null);
  const Piece = isHydrated ? RichSelect : PlainSelect;
  return <Piece {...props} value={value} onChange={change} />;
}

type PieceProps = Omit<Props, 'defaultValue'> & {
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

function RichSelect({
  options,
  value,
  onChange,
  onBlur,
  ref,
  placeholder,
  size,
  start,
  ...props
}: PieceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AriaSelect
      {...ariaFieldProps(props)}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? setOpen(true) : afterPaint(() => setOpen(false)))}
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onBlur={onBlur}
      placeholder={placeholder ?? controlTexts.choose}
    >
      <FieldFrame {...props}>
        <Button ref={ref} className={fieldButtonStyle(size, Boolean(props.error))}>
          {start && <span className={adornmentStyle}>{start}</span>}
          <SelectValue className="min-w-0 flex-1 truncate text-left data-placeholder:text-muted">
            {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
          </SelectValue>
          <ChevronDown className={adornmentStyle} />
        </Button>
      </FieldFrame>
      <FieldPopover isAsWide>
        <Options options={options} emptyText={controlTexts.noMatch} />
      </FieldPopover>
    </AriaSelect>
  );
}

function PlainSelect({ options, value, onChange, size, start, placeholder, ...props }: PieceProps) {
  const id = useId();
  const noteId = useId();
  const keepChoice = (select: HTMLSelectElement) => () => onChange(select.value === '' ? null : select.value);
  return (
    <div className={fieldStyle}>
      <label htmlFor={id} className={labelStyle(props.isLabelHidden)}>
        <LabelText label={props.label} isOptional={props.isOptional} />
      </label>
      <div className={boxStyle({ size })}>
        {start && <span className={adornmentStyle}>{start}</span>}
        <select
          ref={keepChoice}
          id={id}
          name={props.name}
          defaultValue={value ?? ''}
          disabled={props.isDisabled}
          required={props.isRequired}
          aria-invalid={Boolean(props.error)}
          aria-describedby={noteId}
          className="h-full w-full min-w-0 appearance-none bg-transparent outline-hidden"
        >
          <option value="">{placeholder ?? controlTexts.choose}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={adornmentStyle} />
      </div>
      <FieldNote id={noteId} hint={props.hint} error={props.error} />
    </div>
  );
}
