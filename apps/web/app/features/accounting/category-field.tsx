import type { LucideIcon } from 'lucide-react';
import type { Transaction } from '../../data/finance.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { categoryIcons } from './category-icons.ts';
import { texts } from './texts.ts';

type Props<Category extends Transaction['category']> = {
  readonly label: string;
  readonly categories: readonly Category[];
  readonly value: Category;
  readonly onChange: (category: Category) => void;
};

/** The category of a transaction, or of an expense that comes back every month, as tiles. */
export function CategoryField<Category extends Transaction['category']>({
  label,
  categories,
  value,
  onChange,
}: Props<Category>) {
  return (
    <RadioCards
      label={label}
      look="tile"
      columns={3}
      cards={categories.map((id) => {
        const Icon: LucideIcon = categoryIcons[id];
        return { id, label: texts.categories[id], start: <Icon size={18} /> };
      })}
      value={value}
      onChange={(category) => onChange(category as Category)}
    />
  );
}
