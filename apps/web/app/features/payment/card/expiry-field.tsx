import { Check } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import { NumberFormatBase } from 'react-number-format';
import { type FieldProps, inputStyle } from '../../../ui/field.tsx';
import { FormattedField } from '../../../ui/formatted-field.tsx';
import { expiryDigits, expiryText } from '../model/card-expiry.ts';
import { texts } from '../texts.ts';

type Props = Pick<FieldProps, 'error'> & {
  /** Digits only: 1129. */
  readonly value: string;
  readonly isRight: boolean;
  readonly onChange: (digits: string) => void;
  readonly onBlur: () => void;
};

const words = texts.card;

const anyCaretPosition = (text: string) => Array.from({ length: text.length + 1 }, () => true);

const isOfExpiry = (character: string): boolean => /[\d/]/.test(character);

/** Month and year; the slash comes by itself. */
export function ExpiryField({ value, isRight, onChange, onBlur, error }: Props) {
  return (
    <FormattedField
      label={words.expiry}
      hint={words.expiryHint}
      error={error}
      onBlur={onBlur}
      end={isRight && <Check size={18} strokeWidth={2.2} className="text-success" aria-hidden="true" />}
    >
      <NumberFormatBase
        customInput={Input}
        className={`num ${inputStyle}`}
        type="text"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={words.sampleExpiry}
        value={value}
        valueIsNumericString
        format={expiryText}
        removeFormatting={expiryDigits}
        isValidInputCharacter={isOfExpiry}
        getCaretBoundary={anyCaretPosition}
        onValueChange={({ value: typed }, { event }) => {
          if (event) onChange(expiryDigits(typed));
        }}
      />
    </FormattedField>
  );
}
