import { type LucideIcon, Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { NumericFormat } from 'react-number-format';
import { controlTexts } from './controls.texts.ts';
import { type FieldProps, type FieldSize, inputStyle } from './field.tsx';
import { FormattedField } from './formatted-field.tsx';
import { IconButton } from './icon-button.tsx';
import { stepNumber } from './number-step.ts';
import { useControllableValue } from './use-controllable-value.ts';
import { useFixedDecimals } from './use-fixed-decimals.ts';

export type NumberFieldProps = FieldProps & {
  readonly value?: number | null;
  readonly defaultValue?: number | null;
  readonly onChange?: (value: number | null) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly size?: FieldSize;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly placeholder?: string;
  /** How many figures may follow the comma; none unless told. */
  readonly decimals?: number;
  /** Whether those figures stand there even where they are zeros, once the field is left. */
  readonly hasFixedDecimals?: boolean;
  readonly allowsNegative?: boolean;
  readonly hasThousands?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly min?: number;
  readonly max?: number;
  /** With a step there is a button on either side, and the arrow keys count. */
  readonly step?: number;
};

/** Figures as Turkish writes them, 1.284,5. What it hands on is a number, or null where nothing stands. */
export function NumberField({ ref, ...props }: NumberFieldProps) {
  const { decimals = 0, step, min, max } = props;
  const [value, change] = useControllableValue<number | null>(props, null);
  const fixed = useFixedDecimals(props.hasFixedDecimals ?? false);
  const stepBy = (steps: 1 | -1) => change(stepNumber(value, steps, { step: step ?? 1, min, max }));
  const countWithArrows = (event: KeyboardEvent) => {
    if (step === undefined || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? 1 : -1);
  };

  const input = (
    <NumericFormat
      customInput={Input}
      getInputRef={ref}
      className={`num ${inputStyle} ${step === undefined ? '' : 'text-center font-strong'}`}
      value={value ?? ''}
      onValueChange={({ floatValue }, { event }) => {
        if (!event) return;
        fixed.beginTyping();
        change(floatValue ?? null);
      }}
      onKeyDown={countWithArrows}
      placeholder={props.placeholder}
      thousandSeparator={props.hasThousands === false ? '' : '.'}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      decimalScale={decimals}
      {...fixed.props}
      allowNegative={props.allowsNegative ?? false}
      prefix={props.prefix}
      suffix={props.suffix}
      inputMode={props.allowsNegative ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
    />
  );
  if (step === undefined) {
    return (
      <FormattedField {...props} selectsOnFocus>
        {input}
      </FormattedField>
    );
  }
  return (
    <FormattedField
      {...props}
      selectsOnFocus
      start={
        <StepButton
          icon={Minus}
          label={`${props.label}: ${controlTexts.decrease}`}
          side="-ml-2.5"
          isDisabled={props.isDisabled || (value !== null && min !== undefined && value <= min)}
          onPress={() => stepBy(-1)}
        />
      }
      end={
        <StepButton
          icon={Plus}
          label={`${props.label}: ${controlTexts.increase}`}
          side="-mr-2.5"
          isDisabled={props.isDisabled || (value !== null && max !== undefined && value >= max)}
          onPress={() => stepBy(1)}
        />
      }
    >
      {input}
    </FormattedField>
  );
}

type StepButtonProps = {
  readonly label: string;
  readonly side: string;
  readonly isDisabled: boolean | undefined;
  readonly onPress: () => void;
  readonly icon: LucideIcon;
};

function StepButton({ side, ...button }: StepButtonProps) {
  return (
    <span className={`grid ${side}`}>
      {/* Out of the tab order: in the field the arrow keys do the same. */}
      <IconButton {...button} excludeFromTabOrder />
    </span>
  );
}
