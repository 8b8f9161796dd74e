import { useQuery } from '@tanstack/react-query';
import type { CommissionRule } from '../../data/commission.ts';
import { productNamesQuery } from '../../data/inventory.ts';
import { servicesQuery } from '../../data/services.ts';
import { useCategoryNames } from '../../parts/category-names.ts';
import { priceText } from '../../parts/money-text.ts';
import { texts } from './texts.ts';

const words = texts.rules;

type Target = { readonly id: string; readonly label: string; readonly rule: TargetOf };
/** A rule without what it pays. */
type TargetOf = CommissionRule extends infer Rule
  ? Rule extends CommissionRule
    ? Omit<Rule, 'share'>
    : never
  : never;

/** A rule's target as one text, for a list of choices. */
export const targetId = (rule: TargetOf | CommissionRule): string => {
  if ('code' in rule) return `${rule.on} ${rule.code}`;
  return 'category' in rule ? `${rule.on} ${rule.category}` : rule.on;
};

/** Everything that a rule can be about, the widest first. */
export const useTargets = (salonCode: string): readonly Target[] => {
  const { data: services = [] } = useQuery(servicesQuery(salonCode));
  const { data: products } = useQuery(productNamesQuery(salonCode));
  const names = useCategoryNames();
  const categories = [...new Set(services.map(({ category }) => category))];
  const rules: readonly { readonly label: string; readonly rule: TargetOf }[] = [
    { label: words.services, rule: { on: 'services' } },
    ...categories.map((category) => ({
      label: words.category(names?.get(category) ?? category),
      rule: { on: 'category' as const, category },
    })),
    ...services.map(({ code, name }) => ({ label: name, rule: { on: 'service' as const, code } })),
    { label: words.products, rule: { on: 'products' } },
    ...(products?.items ?? []).map(({ code, name }) => ({
      label: name,
      rule: { on: 'product' as const, code },
    })),
  ];
  return rules.map((one) => ({ ...one, id: targetId(one.rule) }));
};

export const targetLabel = (targets: readonly Target[], rule: CommissionRule): string =>
  targets.find(({ id }) => id === targetId(rule))?.label ?? words.gone;

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });

/** %10, of which amount; or an amount for each. */
export const shareText = ({ share }: CommissionRule): string =>
  share.kind === 'amount'
    ? words.text.amount(priceText(share.value))
    : words.text.percent(
        numbers.format(share.value),
        words.ofText[share.beforeDiscount ? 'before' : 'after'],
      );
