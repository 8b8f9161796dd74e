import type { DiscountReason } from '@ayna/contracts/finance';
import { toLira } from '@ayna/domain/settlement';
import { NumberField } from '../../ui/number-field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { amountText } from '../amount-text.ts';
import { sumText } from '../money-text.ts';
import { Fold } from './fold.tsx';
import type { Figures } from './model/draft.ts';
import { reasonTexts, texts } from './texts.ts';
import type { Till } from './use-till.ts';

const reasons = Object.entries(reasonTexts).map(([id, label]) => ({ id, label }));

const units = [
  { value: 'percent', label: texts.percent },
  { value: 'amount', label: texts.amount },
] as const;

/** Of the services, in percent with two decimals. */
const percentOf = ({ discount, price }: Figures): number =>
  price === 0 ? 0 : Math.round((discount * 10_000) / price) / 100;

type ScaleProps = { readonly percent: number; readonly limit: number };

/** How much of what one may give is given. The limit stands in the middle. */
function LimitScale({ percent, limit }: ScaleProps) {
  const filled = Math.min(100, limit === 0 ? 0 : (percent / limit) * 50);
  return (
    <div
      role="img"
      aria-label={texts.scale(amountText(percent), limit)}
      className="relative h-11 min-w-0 flex-1 pt-2.5"
    >
      <span className="hatched relative block h-2 rounded-full shadow-frame">
        <span className="absolute inset-y-0 left-0 w-1/2 rounded-l-full bg-surface shadow-frame-strong dark:bg-raised" />
        <span
          className={`absolute inset-y-0 left-0 rounded-full ${percent > limit ? 'bg-danger' : 'bg-accent'}`}
          style={{ width: `${filled}%` }}
        />
        <span
          className="absolute top-1/2 size-5 -translate-1/2 rounded-full bg-surface shadow-chosen-2"
          style={{ left: `${filled}%` }}
        />
      </span>
      <span className="num absolute top-6 left-1/2 -translate-x-1/2 whitespace-nowrap font-medium text-caption text-ink-2">
        {texts.limit(limit)}
      </span>
      <span className="absolute top-6 right-0 text-caption text-muted max-tablet:hidden">{texts.beyond}</span>
    </div>
  );
}

export function DiscountSection({ till, figures }: { readonly till: Till; readonly figures: Figures }) {
  const { view, draft, setDraft } = till;
  const { percent: limit, binding } = view.discountLimit;
  const percent = percentOf(figures);
  const isPercent = draft.discountBy === 'percent';
  return (
    <Fold
      title={texts.discount}
      note={percent > 0 ? texts.discountOn(texts.percentOf(amountText(percent))) : texts.discountOff}
      value={figures.discount > 0 ? texts.minus(sumText(toLira(figures.discount))) : sumText(0)}
    >
      <div className="flex items-start gap-3">
        <div className="w-25 flex-none">
          <NumberField
            label={isPercent ? texts.discountPercent : texts.discountAmount}
            isLabelHidden
            value={draft.discount}
            onChange={(value) =>
              setDraft({ ...draft, discount: isPercent && value !== null ? Math.min(value, 100) : value })
            }
            decimals={2}
            start={isPercent ? texts.percent : texts.amount}
            placeholder="0"
          />
        </div>
        <Segmented
          label={texts.discountUnit}
          options={units}
          value={draft.discountBy}
          onChange={(discountBy) => setDraft({ ...draft, discountBy, discount: null })}
        />
        {binding && <LimitScale percent={percent} limit={limit} />}
      </div>
      {!binding && percent > limit && (
        <p className="mt-2 text-caption text-muted">{texts.limitOfTeam(limit)}</p>
      )}
      {figures.discount > 0 && (
        <div className="mt-2.5 grid gap-2.5">
          <RadioCards
            label={texts.reason}
            isLabelHidden
            look="chip"
            cards={reasons}
            value={draft.reason}
            onChange={(reason) => setDraft({ ...draft, reason: reason as DiscountReason })}
          />
          {draft.reason === 'other' && (
            <TextField
              label={texts.remark}
              isLabelHidden
              placeholder={texts.remark}
              value={draft.remark}
              onChange={(remark) => setDraft({ ...draft, remark })}
              maxLength={120}
            />
          )}
        </div>
      )}
    </Fold>
  );
}
