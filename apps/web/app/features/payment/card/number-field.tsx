import { Check } from 'lucide-react';
import { Input } from 'react-aria-components/Input';
import { NumberFormatBase } from 'react-number-format';
import { type FieldProps, inputStyle } from '../../../ui/field.tsx';
import { FormattedField } from '../../../ui/formatted-field.tsx';
import { brandOf, cardDigits, groupCard, numberState } from '../model/card-number.ts';
import { texts } from '../texts.ts';
import { CardBrandMark } from './brand-mark.tsx';

type Props = Pick<FieldProps, 'error'> & {
  /** Digits only. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly onBlur: () => void;
};

const words = texts.card;

const anyCaretPosition = (text: string) => Array.from({ length: text.length + 1 }, () => true);

/**
 * In groups as on the card, with its scheme and whether the number can be one. It has no name: a form that was sent
 * without a script could put no card into an address.
 */
export function CardNumberField({ value, onChange, onBlur, error }: Props) {
  const brand = brandOf(value);
  const isRight = numberState(value) === 'right';
  return (
    <FormattedField
      label={words.number}
      error={error}
      onBlur={onBlur}
      end={
        <span className="flex items-center gap-2">
          <CardBrandMark brand={brand} />
          {isRight && <Check size={18} strokeWidth={2.2} className="text-success" aria-hidden="true" />}
          <span role="status" className="sr-only">
            {isRight ? words.right(brand ? texts.brands[brand] : '') : ''}
          </span>
        </span>
      }
    >
      <NumberFormatBase
        customInput={Input}
        className={`num ${inputStyle}`}
        type="text"
        inputMode="numeric"
        autoComplete="cc-number"
        value={value}
        valueIsNumericString
        format={groupCard}
        removeFormatting={cardDigits}
        getCaretBoundary={anyCaretPosition}
        onValueChange={({ value: typed }, { event }) => {
          if (event) onChange(cardDigits(typed));
        }}
      />
    </FormattedField>
  );
}
