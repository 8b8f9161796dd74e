import { toLira } from '@ayna/domain/settlement';
import { sumText } from '../money-text.ts';
import type { Draft, Figures } from './model/draft.ts';
import { reasonTexts, texts } from './texts.ts';

const rowStyle = 'flex justify-between gap-3 text-muted';

const lower = (text: string): string => text.toLocaleLowerCase('tr-TR');

export function Totals({ figures, draft }: { readonly figures: Figures; readonly draft: Draft }) {
  const { price, products, discount, tips, total } = figures;
  return (
    <dl className="num grid gap-1 py-3">
      <div className={rowStyle}>
        <dt>{texts.subtotal}</dt>
        <dd>{sumText(toLira(price + products))}</dd>
      </div>
      {discount > 0 && (
        <div className={rowStyle}>
          <dt>{texts.discountBecause(lower(reasonTexts[draft.reason]))}</dt>
          <dd>{texts.minus(sumText(toLira(discount)))}</dd>
        </div>
      )}
      {tips > 0 && (
        <div className={rowStyle}>
          <dt>{texts.tip}</dt>
          <dd>{texts.plus(sumText(toLira(tips)))}</dd>
        </div>
      )}
      <div className="flex justify-between gap-3 pt-1.5 font-semibold text-title">
        <dt>{texts.total}</dt>
        <dd>{sumText(toLira(total))}</dd>
      </div>
    </dl>
  );
}
