import { type Ref, useId } from 'react';
import type { FieldProps } from './field.tsx';

type Props = Pick<FieldProps, 'label' | 'hint' | 'name' | 'isDisabled' | 'isLabelHidden' | 'labelEnd'> & {
  readonly value?: boolean;
  readonly defaultValue?: boolean;
  readonly onChange?: (value: boolean) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** Where the switch stands: before its words in a list of days, after them in a settings row. */
  readonly side?: 'start' | 'end';
  /** For a section that its switch turns on and off: the words are the section's title. */
  readonly isTitle?: boolean;
};

/** Takes effect at once. The browser's own checkbox, said to be a switch. */
export function Switch({ label, hint, value, defaultValue, onChange, side = 'end', ref, ...props }: Props) {
  const [words, small] = props.isTitle
    ? ['font-semibold text-title', 'text-body']
    : ['font-strong', 'text-label'];
  const labelId = useId();
  const hintId = useId();
  return (
    <label className={`${rowStyle} ${side === 'end' ? 'flex-row-reverse justify-between' : ''}`}>
      <input
        ref={ref}
        type="checkbox"
        // Whether it is on, a checkbox says itself.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        name={props.name}
        checked={value}
        defaultChecked={value === undefined ? defaultValue : undefined}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        onBlur={props.onBlur}
        disabled={props.isDisabled}
        aria-labelledby={labelId}
        aria-describedby={hint ? hintId : undefined}
        className={trackStyle}
      />
      <span className={props.isLabelHidden ? 'sr-only' : 'min-w-0'}>
        <span className={`flex flex-wrap items-center gap-x-2 ${words}`}>
          <span id={labelId}>{label}</span>
          {props.labelEnd}
        </span>
        {hint && (
          <span id={hintId} className={`block ${small} text-muted`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

const rowStyle =
  'flex min-h-11 min-w-11 cursor-pointer items-center gap-3.5 has-disabled:cursor-default has-disabled:text-muted tablet:min-h-6 tablet:min-w-0';

const trackStyle = [
  'relative h-6 w-9.5 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong',
  'transition-colors duration-200 checked:bg-accent disabled:cursor-default disabled:opacity-45',
  'after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-full after:bg-white',
  'after:shadow-[0_1px_2px_rgb(0_0_0/0.3)] after:transition-transform after:duration-200 after:ease-out',
  'checked:after:translate-x-3.5 dark:checked:after:bg-murdum-950 forced-colors:appearance-auto',
].join(' ');
