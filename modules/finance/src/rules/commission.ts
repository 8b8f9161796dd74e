import type { CommissionFigures, CommissionRule, CommissionRuleSet } from '@ayna/contracts/core/commissions';
import { sumLira } from '@ayna/domain/money';

// Whole kurus inside, lira at the edges.

/** A service performed or products sold, as far as it was paid. */
export type CommissionedWork = {
  readonly day: string;
  readonly kind: 'service' | 'product';
  /** The service or the product; null if nobody has said which. */
  readonly code: string | null;
  readonly category: string | null;
  /** In lira; negative for a correction that takes something back. */
  readonly amount: number;
  readonly discount: number;
  /** Services performed or pieces sold; 0 for the rest of one that was paid later. */
  readonly count: number;
  readonly isCorrection: boolean;
};

const toKurus = (lira: number): number => Math.round(lira * 100);

const fits = (rule: CommissionRule, { kind, code, category }: CommissionedWork): boolean => {
  switch (rule.on) {
    case 'service':
      return kind === 'service' && rule.code === code;
    case 'category':
      return kind === 'service' && rule.category === category;
    case 'services':
      return kind === 'service';
    case 'product':
      return kind === 'product' && rule.code === code;
    case 'products':
      return kind === 'product';
  }
};

const narrowness = { service: 0, product: 0, category: 1, services: 2, products: 2 } as const;

/** The narrowest rule that fits; of two equal ones the first. */
export const ruleFor = (rules: readonly CommissionRule[], work: CommissionedWork): CommissionRule | null =>
  rules
    .filter((rule) => fits(rule, work))
    .toSorted((one, other) => narrowness[one.on] - narrowness[other.on])[0] ?? null;

/** The rules in force on a day: those of the newest set that begins no later. */
export const rulesOn = (sets: readonly CommissionRuleSet[], day: string): readonly CommissionRule[] =>
  sets
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => other.validFrom.localeCompare(one.validFrom))[0]?.rules ?? [];

type Line = CommissionFigures['lines'][number];

const baseOf = ({ share }: CommissionRule, { amount, discount }: CommissionedWork): number =>
  toKurus(amount) + (share.kind === 'percent' && share.beforeDiscount ? toKurus(discount) : 0);

/** Half a kurus goes away from 0, so that a correction takes back what was given. */
const roundKurus = (kurus: number): number => Math.sign(kurus) * Math.round(Math.abs(kurus));

/** A percent has two decimals at most, so that its hundredth is a whole number. */
const shareOf = ({ share }: CommissionRule, base: number, count: number): number =>
  share.kind === 'amount'
    ? toKurus(share.value) * count
    : roundKurus((base * Math.round(share.value * 100)) / 10_000);

type Group = {
  readonly rule: CommissionRule;
  readonly isCorrection: boolean;
  readonly works: CommissionedWork[];
};

/**
 * One line per rule. It is rounded once, so that base times percent on the statement gives its commission. Work that no
 * rule fits brings nothing and is in no base.
 */
export const commissionLines = (
  sets: readonly CommissionRuleSet[],
  works: readonly CommissionedWork[],
): Line[] => {
  const groups = new Map<string, Group>();
  for (const work of works) {
    const rule = ruleFor(rulesOn(sets, work.day), work);
    if (!rule) continue;
    const { isCorrection } = work;
    const key = JSON.stringify([rule, isCorrection]);
    const group = groups.get(key) ?? { rule, isCorrection, works: [] };
    group.works.push(work);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ rule, isCorrection, works: own }) => {
    const base = own.reduce((sum, work) => sum + baseOf(rule, work), 0);
    const count = own.reduce((sum, work) => sum + work.count, 0);
    return { rule, isCorrection, count, base: base / 100, commission: shareOf(rule, base, count) / 100 };
  });
};

/** What the work of each day brings in, without corrections of earlier months. */
const commissionByDay = (
  sets: readonly CommissionRuleSet[],
  works: readonly CommissionedWork[],
): { day: string; amount: number }[] => {
  const ofMonth = works.filter(({ isCorrection }) => !isCorrection);
  return [...Map.groupBy(ofMonth, ({ day }) => day)]
    .map(([day, own]) => ({
      day,
      amount: sumLira(commissionLines(sets, own).map(({ commission }) => commission)),
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
};

type Entry = CommissionFigures['tips'][number];

export type StatementInput = {
  readonly sets: readonly CommissionRuleSet[];
  readonly works: readonly CommissionedWork[];
  readonly tips: readonly Entry[];
  readonly advances: readonly Entry[];
};

export const toFigures = ({ sets, works, tips, advances }: StatementInput): CommissionFigures => {
  const lines = commissionLines(sets, works);
  const commission = sumLira(lines.map((line) => line.commission));
  const tipSum = sumLira(tips.map(({ amount }) => amount));
  const advanceSum = sumLira(advances.map(({ amount }) => amount));
  return {
    lines,
    base: sumLira(lines.map((line) => line.base)),
    discount: sumLira(works.map(({ discount }) => discount)),
    commission,
    tips: [...tips],
    tipSum,
    advances: [...advances],
    advanceSum,
    toPay: sumLira([commission, tipSum, -advanceSum]),
    byDay: commissionByDay(sets, works),
  };
};

/** Whether a statement has something to say. */
export const hasFigures = ({ lines, tips, advances }: CommissionFigures): boolean =>
  lines.length + tips.length + advances.length > 0;
