import { sumLira } from '@ayna/domain/money';
import { fullName } from '@ayna/domain/names';
import { useState } from 'react';
import { amountText } from '../../parts/amount-text.ts';
import { cancelReasons } from '../../parts/appointment-details/texts.ts';
import { type CategoryNames, useCategoryNames } from '../../parts/category-names.ts';
import { priceText, sumText } from '../../parts/money-text.ts';
import { Card } from './card.tsx';
import { DailyCard, DailyMoneyCard } from './daily-card.tsx';
import { FigureTable } from './figure-table.tsx';
import { countText } from './format.ts';
import { groupParts, type Part } from './model/shares.ts';
import { SharesCard } from './shares-card.tsx';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.shares;

export const panelGrid = 'grid grid-cols-3 gap-3 max-desk:grid-cols-1 max-tablet:gap-2.5';

type Props = { readonly statistics: Statistics };

type ByService = Statistics['figures']['appointments']['byService'];

const categoryParts = (byService: ByService, names: CategoryNames | undefined): Part[] =>
  groupParts(
    byService.map(({ category, count }) => ({
      key: category ?? '',
      name: (category && names?.get(category as never)) ?? words.noCategory,
      value: count,
    })),
  );

/** Appointments by day, and what they are made of. */
export function AppointmentsPanel({ statistics }: Props) {
  const { byService, byEmployee } = statistics.figures.appointments;
  const names = useCategoryNames();
  const [by, setBy] = useState<'category' | 'employee'>('category');
  return (
    <div className={panelGrid}>
      <DailyCard statistics={statistics} of="appointments" />
      <SharesCard
        groups={{
          category: { label: words.category, parts: categoryParts(byService, names) },
          employee: {
            label: words.employee,
            parts: byEmployee.map((one) => ({
              key: one.employeeCode,
              name: fullName(one) || words.noName,
              value: one.count,
            })),
          },
        }}
        chosen={by}
        choose={setBy}
        format={countText}
      />
    </div>
  );
}

/** Cancellations by day, by reason, service and employee. */
export function CancellationsPanel({ statistics }: Props) {
  const { cancelReasons: reasons, byService, byEmployee } = statistics.figures.appointments;
  const [by, setBy] = useState<'reason' | 'service' | 'employee'>('reason');
  return (
    <div className={panelGrid}>
      <DailyCard statistics={statistics} of="cancellations" />
      <SharesCard
        groups={{
          reason: {
            label: words.reason,
            parts: reasons.map(({ reason, count }) => ({
              key: reason ?? '',
              name: reason === null ? words.noReason : cancelReasons[reason],
              value: count,
            })),
          },
          service: {
            label: words.service,
            parts: byService.map(({ serviceCode, name, canceled }) => ({
              key: serviceCode,
              name: name || words.noName,
              value: canceled,
            })),
          },
          employee: {
            label: words.employee,
            parts: byEmployee.map((one) => ({
              key: one.employeeCode,
              name: fullName(one) || words.noName,
              value: one.canceled,
            })),
          },
        }}
        chosen={by}
        choose={setBy}
        format={countText}
      />
    </div>
  );
}

/** Money by day, by category of income and expense, and by who earned it. */
export function MoneyPanel({ statistics }: Props) {
  const { byCategory, byPerformer, income } = statistics.figures.money;
  const [by, setBy] = useState<'income' | 'expense' | 'employee'>('income');
  const ofType = (sought: 'Income' | 'Expense'): Part[] =>
    byCategory
      .filter(({ type }) => type === sought)
      .map(({ category, amount }) => ({ key: category, name: texts.categories[category], value: amount }));
  const earned = sumLira(byPerformer.map((one) => one.income));
  return (
    <div className={panelGrid}>
      <DailyMoneyCard statistics={statistics} />
      <SharesCard
        groups={{
          income: { label: words.income, parts: ofType('Income') },
          expense: { label: words.expense, parts: ofType('Expense') },
          employee: {
            label: words.employee,
            parts: [
              ...byPerformer.map((one) => ({
                key: one.employeeCode,
                name: fullName(one) || words.noName,
                value: one.income,
              })),
              { key: '', name: words.noPerformer, value: sumLira([income, -earned]) },
            ],
          },
        }}
        chosen={by}
        choose={setBy}
        format={priceText}
      />
    </div>
  );
}

/** Products that were sold; sales without one stand in a row of their own, so that all add up. */
export function ProductsPanel({ statistics }: Props) {
  const { byProduct, byCategory } = statistics.figures.money;
  const amountOf = (sought: 'Income' | 'Expense'): number =>
    byCategory.find(({ type, category }) => type === sought && category === 'ProductSale')?.amount ?? 0;
  const total = sumLira([amountOf('Income'), -amountOf('Expense')]);
  const unnamed = sumLira([total, ...byProduct.map(({ amount }) => -amount)]);
  const soldCount = byProduct.reduce((sum, { quantity }) => sum + quantity, 0);
  const product = texts.products;
  const isEmpty = byProduct.length === 0 && total === 0;
  return (
    <div className={panelGrid}>
      <Card
        title={product.title}
        {...(isEmpty ? {} : { sub: product.sub(sumText(total), amountText(soldCount)) })}
        className="col-span-2 max-desk:col-span-1"
      >
        {isEmpty ? (
          <p className="text-muted">{product.empty}</p>
        ) : (
          <FigureTable
            label={texts.table(product.title)}
            columns={[product.name, product.quantity, product.amount]}
            rows={[
              ...byProduct.map(({ productCode, name, quantity, amount }) => ({
                key: productCode,
                cells: [name || words.noName, amountText(quantity), sumText(amount)],
              })),
              ...(unnamed === 0
                ? []
                : [{ key: 'unnamed', cells: [product.without, '\u2013', sumText(unnamed)] }]),
            ]}
            total={[product.total, amountText(soldCount), sumText(total)]}
          />
        )}
      </Card>
      <SharesCard
        groups={{
          product: {
            label: words.product,
            parts: [
              ...byProduct.map(({ productCode, name, amount }) => ({
                key: productCode,
                name: name || words.noName,
                value: amount,
              })),
              { key: '', name: product.without, value: unnamed },
            ],
          },
        }}
        chosen="product"
        choose={() => undefined}
        format={priceText}
      />
    </div>
  );
}
