import type { CommissionPreview, CommissionRuleSet } from '@ayna/contracts/core/commissions';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { type CommissionedWork, commissionLines, toFigures } from '../rules/commission.ts';
import { readLastClosedMonth } from '../store/month-ends.ts';
import { readZone } from '../store/zone.ts';
import { readMonthInputs } from './shared/statements.ts';

const LATEST = 3;

const latestWorks = (
  sets: readonly CommissionRuleSet[],
  works: readonly CommissionedWork[],
): CommissionPreview['works'] =>
  works
    .filter(({ isCorrection, count }) => !isCorrection && count > 0)
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .slice(0, LATEST)
    .map((work) => {
      const [line] = commissionLines(sets, [work]);
      const { kind, code, amount, discount } = work;
      return { kind, code, amount, discount, rule: line?.rule ?? null, commission: line?.commission ?? 0 };
    });

export const previewCommission = (
  ctx: MemberCtx,
  { body: set }: InputOf<typeof finance.routes.previewCommission>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx): Promise<CommissionPreview> => {
    const month = wallDate(ctx.now(), await readZone(tx)).slice(0, 7);
    const inputs = await readMonthInputs(tx, month, { isClosing: false });
    const isOwn = ({ employeeCode }: { readonly employeeCode: string }): boolean =>
      employeeCode === set.employeeCode;
    const sets = inputs.sets.filter(isOwn);
    const works = inputs.works.filter(isOwn);
    const changed = [set, ...sets.filter(({ validFrom }) => validFrom !== set.validFrom)];
    const commissionBy = (own: readonly CommissionRuleSet[]): number =>
      toFigures({ sets: own, works, tips: [], advances: [] }).commission;
    return {
      month,
      lastClosed: await readLastClosedMonth(tx),
      commission: commissionBy(changed),
      commissionNow: commissionBy(sets),
      works: latestWorks(changed, works),
    };
  });
