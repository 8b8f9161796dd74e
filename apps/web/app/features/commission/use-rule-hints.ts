import { validate } from '@ayna/contracts/core/validation';
import { finance } from '@ayna/contracts/finance';
import { addMonths } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { type CommissionRule, commissionPreviewQuery, commissionsQuery } from '../../data/commission.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { partsOf, today } from '../../ui/day-text.ts';
import { targetId } from './rule-words.ts';
import { texts } from './texts.ts';

const words = texts.rules;

export const firstOfMonth = (): string => `${today().slice(0, 7)}-01`;

/** The date may be empty while somebody types. */
export type RuleValues = { readonly validFrom: string | null; readonly rules: CommissionRule[] };

type Typed = RuleValues & { readonly salonCode: string; readonly employeeCode: string };

const previewPauseMs = 400;

/** Once nothing was changed for a moment, and what is typed can be saved. */
export const usePreview = (typed: Typed) => {
  const key = JSON.stringify(typed);
  const [asked] = useDebounced(key, previewPauseMs);
  const parsed = validate(finance.routes.saveCommissionRules.body, JSON.parse(asked));
  const body = 'value' in parsed ? parsed.value : null;
  const { data } = useQuery({
    ...commissionPreviewQuery(body ?? { ...typed, validFrom: firstOfMonth() }),
    enabled: body !== null,
  });
  return data;
};

/** How often last month had what a rule is about, as its statement says. */
export const useLastMonth = (salonCode: string, employeeCode: string) => {
  const month = addMonths(firstOfMonth(), -1).slice(0, 7);
  const { data } = useQuery(commissionsQuery(salonCode, month));
  const lines = data?.statements.find((one) => one.employeeCode === employeeCode)?.lines ?? [];
  return (rule: CommissionRule): string => {
    const count = lines
      .filter((line) => targetId(line.rule) === targetId(rule))
      .reduce((sum, line) => sum + line.count, 0);
    return count > 0 ? words.lastMonth(partsOf(`${month}-01`).month.long, count) : '';
  };
};
