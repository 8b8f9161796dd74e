import type { ReactNode } from 'react';
import type { Billing } from '../../data/billing.ts';
import { monthTitle, today } from '../../ui/day-text.ts';
import { CardBrandMark } from './card/brand-mark.tsx';
import { newCard } from './model/checkout-form.ts';
import { storedBrand } from './model/stored-brand.ts';
import { texts } from './texts.ts';

const words = texts.method;

type Props = {
  readonly cards: Billing['cards'];
  readonly value: string;
  readonly onChange: (method: string) => void;
  /** The fields of a new card, inside of its choice. */
  readonly children: ReactNode;
};

/** A stored card or another one; the browser's own radios, so that the arrow keys choose. */
export function MethodFields({ cards, value, onChange, children }: Props) {
  const month = today().slice(0, 7);
  return (
    <fieldset className="m-0 grid min-w-0 gap-2.5 border-0 p-0">
      <legend className="mb-3 font-semibold text-title-s">{words.title}</legend>
      {cards.map(({ code, lastFour, brand, expires }) => {
        const isExpired = expires !== null && expires < month;
        return (
          <div key={code} className={boxStyle}>
            <Choice
              id={code}
              value={value}
              onChange={onChange}
              isDisabled={isExpired}
              title={words.stored(lastFour)}
              note={
                isExpired ? words.expired : expires === null ? '' : words.until(monthTitle(`${expires}-01`))
              }
            >
              <CardBrandMark brand={storedBrand(brand)} />
            </Choice>
          </div>
        );
      })}
      <div className={boxStyle}>
        {cards.length > 0 && (
          <Choice id={newCard} value={value} onChange={onChange} title={words.other} note={words.otherNote} />
        )}
        {value === newCard && (
          <div
            className={`px-3.5 pb-4.5 tablet:px-4.5 tablet:pb-5.5 ${cards.length === 0 ? 'pt-4.5' : 'pt-1'}`}
          >
            {children}
          </div>
        )}
      </div>
    </fieldset>
  );
}

const boxStyle =
  'rounded-card shadow-frame-strong has-[[name=method]:checked]:shadow-chosen-2 has-[[name=method]:focus-visible]:outline-2 has-[[name=method]:focus-visible]:outline-focus has-[[name=method]:focus-visible]:outline-offset-2';

type ChoiceProps = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (method: string) => void;
  readonly title: string;
  readonly note: string;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
};

function Choice({ id, value, onChange, title, note, isDisabled = false, children }: ChoiceProps) {
  return (
    <label className="grid min-h-15.5 cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-3.5 px-3.5 py-3.5 has-disabled:cursor-default tablet:px-4.5">
      <input
        type="radio"
        name="method"
        value={id}
        checked={value === id}
        onChange={() => onChange(id)}
        disabled={isDisabled}
        className="m-0 size-5.5 appearance-none rounded-full shadow-control checked:shadow-[inset_0_0_0_7px_var(--accent)] disabled:opacity-45 forced-colors:appearance-auto"
      />
      <span className="min-w-0">
        <span className="num block font-strong">{title}</span>
        {note && <span className="num block text-label text-muted">{note}</span>}
      </span>
      {children}
    </label>
  );
}
