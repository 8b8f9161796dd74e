import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { NumberFormatBase } from 'react-number-format';
import { controlTexts } from './controls/texts.ts';
import { type FieldProps, type FieldSize, inputStyle } from './field.tsx';
import { FormattedField } from './formatted-field.tsx';
import { groupPhone, nationalDigits, toE164 } from './phone-text.ts';
import { useControllableValue } from './use-controllable-value.ts';
import { useEarlyInput } from './use-early-input.ts';

export type PhoneFieldProps = FieldProps & {
  /** +905324182796, or as much of it as was typed; nothing is ''. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly size?: FieldSize;
};

const anyCaretPosition = (text: string) => Array.from({ length: text.length + 1 }, () => true);

/** A Turkish number behind its +90, in groups; any local spelling may be typed, pasted or filled in. */
export function PhoneField({ ref, ...props }: PhoneFieldProps) {
  const [value, change] = useControllableValue(props, '');
  const input = useEarlyInput<HTMLInputElement>(
    (element) => change(toE164(nationalDigits(element.value))),
    ref,
  );
  return (
    <FormattedField {...props} start={<span className="num">{controlTexts.countryCode}</span>}>
      <NumberFormatBase
        customInput={Input}
        getInputRef={input}
        className={`num ${inputStyle}`}
        type="tel"
        autoComplete="tel-national"
        placeholder={controlTexts.phoneExample}
        value={nationalDigits(value)}
        valueIsNumericString
        format={groupPhone}
        removeFormatting={nationalDigits}
        getCaretBoundary={anyCaretPosition}
        onValueChange={({ value: digits }, { event }) => {
          if (event) change(toE164(digits));
        }}
      />
    </FormattedField>
  );
}
