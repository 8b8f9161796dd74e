import type { InputOf } from '@ayna/contracts/core/contract';
import { finance } from '@ayna/contracts/finance';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { invalidateModules } from './invalidation.ts';

const { commissions, commissionRules, saveCommissionRules, previewCommission, payCommission } =
  finance.routes;

export type {
  CommissionPreview,
  CommissionRule,
  CommissionRuleSet,
  CommissionStatement,
} from '@ayna/contracts/core/commissions';

/** A month's statements; who does not manage the finances gets their own alone. */
export const commissionsQuery = (salonCode: string, month: string) =>
  queryOptions({
    queryKey: ['finance', 'commissions', salonCode, month],
    queryFn: ({ signal }) => call(commissions, { params: { salonCode }, query: { month } }, { signal }),
    placeholderData: keepPreviousData,
    ...cachedFor(cacheMs.balance),
  });

export const commissionRulesQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['finance', 'commission-rules', salonCode],
    queryFn: ({ signal }) => call(commissionRules, { params: { salonCode } }, { signal }),
    ...cachedFor(cacheMs.balance),
  });

type RulesBody = InputOf<typeof saveCommissionRules>['body'];

/** What rules would bring in, before they are saved; until the answer comes, that of the rules before. */
export const commissionPreviewQuery = (body: RulesBody) =>
  queryOptions({
    queryKey: ['finance', 'commission-preview', body],
    queryFn: ({ signal }) => call(previewCommission, { body }, { signal }),
    placeholderData: keepPreviousData,
  });

const onSettled = invalidateModules('finance');

export const saveRulesMutation = mutationOptions({
  mutationFn: (body: RulesBody) => call(saveCommissionRules, { body }),
  onSettled,
});

type Payment = { readonly body: InputOf<typeof payCommission>['body']; readonly key: string };

export const payCommissionMutation = mutationOptions({
  mutationFn: ({ body, key }: Payment) => call(payCommission, { body }, { key }),
  onSettled,
});
