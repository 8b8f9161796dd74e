import { priceText } from '../../../parts/money-text.ts';
import { texts } from './texts.ts';

type Props = { readonly completed: number; readonly expected: number };

export function Sums({ completed, expected }: Props) {
  return (
    <dl className="num grid grid-cols-2 gap-2.5">
      <Sum name={texts.completed} lira={completed} />
      <Sum name={texts.expected} lira={expected} />
    </dl>
  );
}

function Sum({ name, lira }: { readonly name: string; readonly lira: number }) {
  return (
    <div className="min-w-0 rounded-[12px] bg-surface p-3 shadow-[0_0_0_1px_var(--line)] dark:bg-raised">
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="truncate font-semibold text-[20px] leading-6.5 tracking-[-0.01em]">{priceText(lira)}</dd>
    </div>
  );
}
