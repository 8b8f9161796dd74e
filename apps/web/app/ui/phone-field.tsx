import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { NumberFormatBase } from 'react-number-format';
import { controlTexts } from './controls.texts.ts';
import { type FieldProps, type FieldSize, inputStyle } from './field.tsx';
import { FormattedField } from './formatted-field.tsx';
import { fieldText, groupPhone, parsePhone } from './phone-text.ts';
import { useControllableValue } from './use-controllable-value.ts';
import { useEarlyInput } from './use-early-input.ts';

export type PhoneFieldProps = FieldProps & {
  /** +905324182796 or +4915123456789, or as much of it as was typed; nothing is ''. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly size?: FieldSize;
};

const anyCaretPosition = (text: string) => Array.from({ length: text.length + 1 }, () => true);

const isOfNumber = (character: string): boolean => /[\d+]/.test(character);

/**
 * A Turkish number behind its +90, in groups; any local spelling may be typed, pasted or filled in. One with another
 * country code takes the place of the +90.
 */
export function PhoneField({ ref, ...props }: PhoneFieldProps) {
  const [value, change] = useControllableValue(props, '');
  const input = useEarlyInput<HTMLInputElement>((element) => change(parsePhone(element.value)), ref);
  const text = fieldText(value);
  return (
    <FormattedField
      {...props}
      start={!text.startsWith('+') && <span className="num">{controlTexts.countryCode}</span>}
    >
      <NumberFormatBase
        customInput={Input}
        getInputRef={input}
        className={`num ${inputStyle}`}
        type="tel"
        autoComplete="tel"
        placeholder={controlTexts.phoneExample}
        value={text}
        valueIsNumericString
        format={groupPhone}
        removeFormatting={fieldText}
        isValidInputCharacter={isOfNumber}
        getCaretBoundary={anyCaretPosition}
        onValueChange={({ value: typed }, { event }) => {
          if (event) change(parsePhone(typed));
        }}
      />
    </FormattedField>
  );
}
