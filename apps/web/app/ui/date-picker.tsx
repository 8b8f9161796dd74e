import './press-style.ts';
import { Calendar as CalendarIcon, ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import type { DayLimits } from './calendar.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import { controlTexts } from './controls.texts.ts';
import { longDay, shortDay } from './day-text.ts';
import {
  adornmentStyle,
  FieldNote,
  type FieldProps,
  type FieldSize,
  fieldButtonStyle,
  fieldStyle,
  LabelText,
  labelStyle,
} from './field.tsx';

type Props = Omit<FieldProps, 'labelEnd' | 'isRequired'> &
  DayLimits & {
    /** An ISO day, 2026-11-14, or null. */
    readonly value?: string | null;
    readonly defaultValue?: string | null;
    readonly onChange?: (day: string) => void;
    readonly onBlur?: () => void;
    readonly ref?: Ref<HTMLButtonElement>;
    readonly size?: FieldSize;
  };

/** A day near today, shown shortly, 14 Kas Cts, and chosen from the calendar. */
export function DatePicker({ min, max, isDayOff, defaultValue = null, ref, ...props }: Props) {
  const labelId = useId();
  const buttonId = useId();
  const noteId = useId();
  const dayId = useId();
  const [own, setOwn] = useState(defaultValue);
  const value = props.value === undefined ? own : props.value;
  const change = (day: string) => {
    setOwn(day);
    if (day !== value) props.onChange?.(day);
  };
  return (
    <div className={fieldStyle}>
      <span id={labelId} className={labelStyle(props.isLabelHidden)}>
        <LabelText label={props.label} isOptional={props.isOptional} />
      </span>
      <DialogTrigger>
        <Button
          ref={ref}
          id={buttonId}
          isDisabled={props.isDisabled}
          onBlur={props.onBlur}
          aria-labelledby={`${labelId} ${buttonId}`}
          aria-describedby={`${dayId} ${noteId}`}
          className={fieldButtonStyle(props.size, Boolean(props.error))}
        >
          <CalendarIcon className={adornmentStyle} />
          <span className={`num min-w-0 flex-1 truncate text-left ${value === null ? 'text-muted' : ''}`}>
            {value === null ? controlTexts.choose : shortDay(value)}
          </span>
          <ChevronDown className={adornmentStyle} />
        </Button>
        <CalendarPopover
          label={props.label}
          value={value}
          onChange={change}
          min={min}
          max={max}
          isDayOff={isDayOff}
        />
      </DialogTrigger>
      <span id={dayId} hidden>
        {value !== null && longDay(value)}
      </span>
      {props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
      {(props.hint || props.error) && <FieldNote id={noteId} hint={props.hint} error={props.error} />}
    </div>
  );
}
