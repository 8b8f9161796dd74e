import { CalendarDays } from 'lucide-react';
import { type Ref, useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { NumberFormatBase } from 'react-number-format';
import type { DayLimits } from './calendar.tsx';
import { CalendarPopover } from './calendar-popover.tsx';
import { controlTexts } from './controls.texts.ts';
import { numericDay, parseTypedDay } from './day-text.ts';
import { type FieldProps, type FieldSize, inputStyle } from './field.tsx';
import { FormattedField } from './formatted-field.tsx';
import { IconButton } from './icon-button.tsx';
import { isWithin } from './month-grid.ts';
import { dateDigits, dottedDate } from './typed-date.ts';
import { useControllableValue } from './use-controllable-value.ts';

type Props = FieldProps &
  DayLimits & {
    /** An ISO day, 2026-11-14, or null. */
    readonly value?: string | null;
    readonly defaultValue?: string | null;
    readonly onChange?: (day: string | null) => void;
    readonly onBlur?: () => void;
    readonly ref?: Ref<HTMLInputElement>;
    readonly size?: FieldSize;
  };

const anyCaretPosition = (text: string) => Array.from({ length: text.length + 1 }, () => true);
const toTypedText = (day: string | null): string => (day === null ? '' : numericDay(day));

/** A day that is typed, 14.11.2026, or taken from the calendar. For a day that is near, see DatePicker. */
export function DateField({ min, max, isDayOff, onBlur, ref, ...props }: Props) {
  const [value, choose] = useControllableValue<string | null>(props, null);
  const [typed, setTyped] = useState(toTypedText(value));
  const [wasLeft, setLeft] = useState(false);
  // What is half typed is no day yet, but must not vanish; a day from outside takes its place.
  const isHalf = value === null && parseTypedDay(typed) === null;
  const text = isHalf ? typed : toTypedText(value);

  const change = (day: string | null, nextText: string) => {
    setTyped(nextText);
    choose(day);
  };
  const leave = () => {
    setLeft(true);
    onBlur?.();
  };
  const isOff = value !== null && (!isWithin(value, { min, max }) || Boolean(isDayOff?.(value)));
  const ownError = isOff
    ? controlTexts.dateOutOfRange
    : text !== '' && isHalf
      ? controlTexts.invalidDate
      : undefined;

  return (
    <FormattedField
      {...props}
      onBlur={leave}
      error={props.error ?? (wasLeft ? ownError : undefined)}
      end={
        <DialogTrigger>
          <span className="-mr-2 grid">
            <IconButton
              icon={CalendarDays}
              size="sm"
              label={`${props.label}: ${controlTexts.openCalendar}`}
              isDisabled={props.isDisabled}
            />
          </span>
          <CalendarPopover
            label={props.label}
            placement="bottom end"
            value={value}
            min={min}
            max={max}
            isDayOff={isDayOff}
            onChange={(day) => change(day, numericDay(day))}
          />
        </DialogTrigger>
      }
    >
      <NumberFormatBase
        customInput={Input}
        getInputRef={ref}
        className={`num ${inputStyle}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={controlTexts.dateExample}
        value={dateDigits(text)}
        valueIsNumericString
        format={dottedDate}
        removeFormatting={dateDigits}
        getCaretBoundary={anyCaretPosition}
        onValueChange={({ formattedValue }, { event }) => {
          if (event) change(parseTypedDay(formattedValue), formattedValue);
        }}
      />
    </FormattedField>
  );
}
