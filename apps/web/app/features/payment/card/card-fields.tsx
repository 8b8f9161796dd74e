import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { CreditCard } from 'lucide-react';
import { TextField } from '../../../ui/text-field.tsx';
import { cvcLength } from '../model/card-number.ts';
import { type CardValues, cardProblems, isCertain } from '../model/check-card.ts';
import { texts } from '../texts.ts';
import { CardPicture } from './card-picture.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { CardNumberField } from './number-field.tsx';

type Bound<Value> = {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
};

/** The form's `field`, for the fields of a card alone. */
type CardBinding = (name: keyof CardValues) => Bound<string>;

type Props = {
  readonly field: CardBinding;
  readonly errors: FieldErrors;
  readonly day: string;
};

const words = texts.card;

/** The longest name that a card carries is 26 letters; the contract allows more. */
const holderLength = 80;

/** What stands on a card, in the order in which people read it off. */
export function CardFields({ field, errors, day }: Props) {
  const [number, holder, expiry, cvc] = [field('number'), field('holder'), field('expiry'), field('cvc')];
  const values = { number: number.value, holder: holder.value, expiry: expiry.value, cvc: cvc.value };
  const problems = cardProblems(values, day);
  const errorOf = (name: keyof CardValues): string | undefined => {
    const problem = problems[name];
    return errors[name] ?? (problem && isCertain(problem, values) ? words.problems[problem] : undefined);
  };
  const codeLength = cvcLength(values.number);
  return (
    <div className="grid items-start gap-4.5 tablet:grid-cols-[232px_minmax(0,1fr)] tablet:gap-6.5">
      <div>
        <CardPicture values={values} />
        <p className="mt-3 text-pretty text-label text-muted">{texts.method.privacy}</p>
      </div>
      <div className="grid grid-cols-2 gap-x-2.5 gap-y-3.5 tablet:gap-x-3.5">
        <div className="col-span-2">
          <CardNumberField {...number} error={errorOf('number')} />
        </div>
        <div className="col-span-2">
          <TextField
            label={words.holder}
            value={holder.value}
            onChange={holder.onChange}
            onBlur={holder.onBlur}
            error={errorOf('holder')}
            autoComplete="cc-name"
            maxLength={holderLength}
          />
        </div>
        <ExpiryField
          {...expiry}
          isRight={expiry.value !== '' && problems.expiry === undefined}
          error={errorOf('expiry')}
        />
        <TextField
          label={words.cvc}
          hint={words.cvcHint[codeLength]}
          value={cvc.value}
          onChange={(typed) => cvc.onChange(typed.replaceAll(/\D/g, '').slice(0, codeLength))}
          onBlur={cvc.onBlur}
          error={errorOf('cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={codeLength}
          end={<CreditCard size={18} aria-hidden="true" />}
        />
      </div>
    </div>
  );
}
