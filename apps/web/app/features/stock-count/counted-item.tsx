import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { CountItem } from '../../data/inventory.ts';
import { amountText, quantityText } from '../../parts/amount-text.ts';
import { categoryTexts } from '../../parts/product-words.texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { addAmounts } from './model/count.ts';
import { texts } from './texts.ts';

type Props = { readonly item: CountItem; readonly counted: number | null };

/** The product that is being counted, and whether it agrees with the books. */
export function CountedItem({ item, counted }: Props) {
  const { name, category, stock, unit } = item;
  return (
    <div className="flex min-h-13 items-start gap-3">
      <div className="min-w-0 flex-1">
        <h2 className="display text-page-title-phone wrap-anywhere">{name}</h2>
        <p className="num text-muted">{texts.inBooks(categoryTexts[category], quantityText(stock, unit))}</p>
      </div>
      <span role="status">
        {counted !== null && <DifferenceBadge difference={addAmounts(counted, -stock)} />}
      </span>
    </div>
  );
}

function DifferenceBadge({ difference }: { readonly difference: number }) {
  const amount = amountText(Math.abs(difference));
  if (difference === 0)
    return (
      <Badge tone="success" icon={Check}>
        {texts.same}
      </Badge>
    );
  return difference < 0 ? (
    <Badge tone="warning" icon={ArrowDown}>
      {texts.short(amount)}
    </Badge>
  ) : (
    <Badge tone="info" icon={ArrowUp}>
      {texts.over(amount)}
    </Badge>
  );
}
