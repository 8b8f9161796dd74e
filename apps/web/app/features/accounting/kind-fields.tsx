import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Transaction } from '../../data/finance.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { CategoryField } from './category-field.tsx';
import type { EntryValues } from './model/new-entry.ts';
import { texts } from './texts.ts';

const words = texts.form;

type Type = Transaction['type'];
type Category = Transaction['category'];
const categories = Object.keys(texts.categories) as Category[];

export type Kind = Pick<EntryValues, 'type' | 'category'>;

export const isSale = ({ type, category }: Kind): boolean => type === 'Income' && category === 'ProductSale';

type KindProps = {
  readonly kind: Kind;
  /** Between type and category. */
  readonly amount: ReactNode;
  readonly choose: (change: Partial<Kind>) => void;
  readonly maySell: boolean;
};

/** Income or expense, how much, and of which category. */
export function KindFields({ kind: { type, category }, amount, choose, maySell }: KindProps) {
  return (
    <>
      <Segmented<Type>
        label={words.type}
        isWide
        options={[
          { value: 'Income', label: words.income, icon: ArrowDownLeft },
          { value: 'Expense', label: words.expense, icon: ArrowUpRight },
        ]}
        value={type}
        onChange={(value) => choose({ type: value })}
      />
      {amount}
      <CategoryField
        label={words.category}
        categories={categories.filter((one) => one !== 'ProductSale' || (maySell && type === 'Income'))}
        value={category}
        onChange={(value) => choose({ category: value })}
      />
    </>
  );
}
