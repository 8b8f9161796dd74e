import type { KeyboardEvent } from 'react';
import { priceText, sumText } from '../../parts/money-text.ts';
import { Key } from '../../ui/key.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { type Banknote, banknoteValues, cashOf } from './model/count.ts';
import { texts } from './texts.ts';
import type { CountForm } from './use-count-form.ts';

const words = texts.count;

/** The colours of the banknotes in use, so that the eye finds the pile. */
const noteColors: Readonly<Record<Banknote, string>> = {
  200: 'bg-murdum-100 text-murdum-800 dark:bg-murdum-900 dark:text-murdum-200',
  100: 'bg-mavi-100 text-mavi-800 dark:bg-mavi-900 dark:text-mavi-100',
  50: 'bg-kehribar-100 text-kehribar-800 dark:bg-kehribar-900 dark:text-kehribar-100',
  20: 'bg-yesil-100 text-yesil-800 dark:bg-yesil-900 dark:text-yesil-100',
  10: 'bg-kirmizi-100 text-kirmizi-800 dark:bg-kirmizi-900 dark:text-kirmizi-100',
  5: 'bg-ayva-100 text-ayva-800 dark:bg-sir-800 dark:text-ayva-100',
};

/** Enter leads to the next pile, and never closes the day. */
const goToNext = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')];
  inputs[inputs.indexOf(event.target) + 1]?.focus();
};

const line =
  'grid min-h-12.5 grid-cols-[76px_12px_150px_minmax(0,1fr)] items-center gap-3 py-1.25 shadow-below';

type Props = { readonly count: CountForm; readonly isFirst: boolean };

/** The piles of cash, and the two totals that other papers know. */
export function CashCount({ count: { form }, isFirst }: Props) {
  const { field, values } = form;
  return (
    <div role="presentation" data-tour="day-end-count" onKeyDown={goToNext} className="min-w-0">
      <div className="mb-2 flex items-baseline gap-3">
        <h2 className="font-semibold text-title">{words.label}</h2>
        <span className="text-label text-muted max-tablet:hidden">
          <Key>{words.enter}</Key> {words.next}
        </span>
        <b className="num ml-auto font-semibold text-head-20">{sumText(cashOf(values))}</b>
      </div>
      {banknoteValues.map((value) => (
        <div key={value} className={line}>
          <span
            aria-hidden="true"
            className={`display num grid h-10 place-items-center rounded-sm text-head-20 ${noteColors[value]}`}
          >
            {value}
          </span>
          <span aria-hidden="true" className="text-muted">
            {'\u00d7'}
          </span>
          <NumberField
            {...field(`n${value}`)}
            label={words.note(value)}
            isLabelHidden
            step={1}
            min={0}
            max={10_000}
          />
          <span className="num text-right font-strong">{priceText(value * (values[`n${value}`] ?? 0))}</span>
        </div>
      ))}
      <div className={line}>
        <span
          aria-hidden="true"
          className="grid h-10 place-items-center rounded-full bg-sunken font-strong text-ink-2 text-label shadow-frame"
        >
          {words.coins}
        </span>
        <span />
        <MoneyField {...field('coins')} label={words.coinsLabel} isLabelHidden max={99_999} />
        <span className="num text-right font-strong">{priceText(values.coins ?? 0)}</span>
      </div>
      <h2 className="mt-5 mb-2 font-semibold text-title">{words.others}</h2>
      <div className="grid grid-cols-2 gap-3">
        <MoneyField {...field('card')} label={texts.sources.card} max={9_999_999} />
        <MoneyField {...field('transfer')} label={texts.sources.transfer} max={9_999_999} />
      </div>
      {isFirst && (
        <div className="mt-4">
          <MoneyField {...field('opening')} label={words.opening} hint={words.openingHint} max={9_999_999} />
        </div>
      )}
    </div>
  );
}
