import { finance } from '@ayna/contracts/finance';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, Lock, Plus, Trash2 } from 'lucide-react';
import {
  type CommissionRule,
  type CommissionRuleSet,
  commissionRulesQuery,
  saveRulesMutation,
} from '../../data/commission.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { datesText } from '../../parts/day-range.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RulePreview } from './rule-preview.tsx';
import { RuleTimeline } from './rule-timeline.tsx';
import { shareText, targetId, targetLabel, useTargets } from './rule-words.ts';
import { texts } from './texts.ts';
import { firstOfMonth, type RuleValues, useLastMonth, usePreview } from './use-rule-hints.ts';

const words = texts.rules;

type Props = { readonly salonCode: string; readonly employeeCode: string };

const noSets: readonly CommissionRuleSet[] = [];

/** What one person earns on what, from a day on. */
export function RulesView({ salonCode, employeeCode }: Props) {
  const { data: all, isPending } = useQuery(commissionRulesQuery(salonCode));
  if (isPending) return null;
  const sets = (all ?? noSets).filter((set) => set.employeeCode === employeeCode);
  return <RulesForm key={employeeCode} salonCode={salonCode} employeeCode={employeeCode} sets={sets} />;
}

const newRule: CommissionRule = {
  on: 'services',
  share: { kind: 'percent', value: 10, beforeDiscount: false },
};

/** Rules of this month are changed; older ones stay, and new ones begin with the month. */
const startOf = (current: CommissionRuleSet | undefined): RuleValues => ({
  validFrom: current && current.validFrom >= firstOfMonth() ? current.validFrom : firstOfMonth(),
  rules: current?.rules ?? [],
});

function RulesForm({
  salonCode,
  employeeCode,
  sets,
}: Props & { readonly sets: readonly CommissionRuleSet[] }) {
  const { mutateAsync } = useMutation(saveRulesMutation);
  const current = sets[0];
  const targets = useTargets(salonCode);
  const form = useContractForm({
    schema: finance.routes.saveCommissionRules.body,
    saved: { salonCode, employeeCode, ...startOf(current) },
    send: (body) => mutateAsync(body),
    onSent: () => showToast({ text: words.saved }),
  });
  const { rules, validFrom } = form.values;
  const preview = usePreview({ salonCode, employeeCode, validFrom, rules });
  const edited = { employeeCode, validFrom: validFrom ?? firstOfMonth(), rules };
  const counts = useLastMonth(salonCode, employeeCode);
  const replace = (index: number, rule: CommissionRule): void =>
    form.set({ rules: rules.map((one, at) => (at === index ? rule : one)) });
  return (
    <div className="grid min-w-0 gap-6">
      <RuleTimeline
        sets={[...sets.filter((set) => set.validFrom !== edited.validFrom), edited]}
        edited={edited.validFrom}
        year={edited.validFrom.slice(0, 4)}
        lastClosed={preview?.lastClosed ?? null}
        targets={targets}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_16rem] gap-8 max-large:grid-cols-1">
        <form {...form.props} className="grid min-w-0 content-start gap-4">
          <div className="grid grid-cols-2 items-end gap-4 max-tablet:grid-cols-1">
            <DateField {...form.field('validFrom')} label={words.validFrom} />
            <p className="pb-2 text-label text-muted">{words.explain}</p>
          </div>
          {rules.length === 0 && <p className="text-muted">{words.empty}</p>}
          {rules.map((rule, index) => (
            <RuleRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rules have no code of their own, and rows keep no state.
              key={index}
              rule={rule}
              targets={targets}
              note={counts(rule)}
              change={(changed) => replace(index, changed)}
              remove={() => form.set({ rules: rules.filter((_, at) => at !== index) })}
            />
          ))}
          <span>
            <Button look="outline" icon={Plus} onPress={() => form.set({ rules: [...rules, newRule] })}>
              {words.add}
            </Button>
          </span>
          <div className="flex gap-3 rounded-box bg-info-bg px-4 py-3.25 text-info-ink">
            <Lock size={18} className="flex-none" />
            <p>
              <b className="block font-semibold">{words.locked}</b>
              {words.lockedText}
            </p>
          </div>
          <History sets={sets.slice(1)} targets={targets} />
          <FormFailure message={form.failure} />
          <div className="flex items-center justify-between gap-4 max-tablet:grid">
            <p className="text-muted">{words.foot}</p>
            <Button type="submit" icon={Check} isPending={form.isSending}>
              {words.save}
            </Button>
          </div>
        </form>
        <RulePreview preview={preview} targets={targets} />
      </div>
    </div>
  );
}

type RowProps = {
  readonly rule: CommissionRule;
  readonly targets: ReturnType<typeof useTargets>;
  /** What this rule's target had last month. */
  readonly note: string;
  readonly change: (rule: CommissionRule) => void;
  readonly remove: () => void;
};

function RuleRow({ rule, targets, note, change, remove }: RowProps) {
  const { share } = rule;
  const chooseTarget = (id: string | null): void => {
    const target = targets.find((one) => one.id === id);
    if (target) change({ ...target.rule, share });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_110px_minmax(0,1fr)_auto] items-end gap-2.5 pb-3 shadow-below max-tablet:grid-cols-2">
      <Select label={words.target} options={targets} value={targetId(rule)} onChange={chooseTarget} />
      <Select
        label={words.kind}
        options={[
          { id: 'percent', label: words.percent },
          { id: 'amount', label: words.amount },
        ]}
        value={share.kind}
        onChange={(kind) =>
          change({
            ...rule,
            share:
              kind === 'amount'
                ? { kind, value: share.value }
                : { kind: 'percent', value: Math.min(share.value, 100), beforeDiscount: false },
          })
        }
      />
      {share.kind === 'percent' ? (
        <>
          <NumberField
            label={words.value}
            start="%"
            decimals={2}
            max={100}
            value={share.value}
            onChange={(value) => change({ ...rule, share: { ...share, value: value ?? 0 } })}
          />
          <Select
            label={words.of}
            options={[
              { id: 'after', label: words.after },
              { id: 'before', label: words.before },
            ]}
            value={share.beforeDiscount ? 'before' : 'after'}
            onChange={(id) => change({ ...rule, share: { ...share, beforeDiscount: id === 'before' } })}
          />
        </>
      ) : (
        <>
          <MoneyField
            label={words.value}
            value={share.value}
            onChange={(value) => change({ ...rule, share: { ...share, value: value ?? 0 } })}
          />
          <span />
        </>
      )}
      {note !== '' && <p className="num order-last col-span-full -mt-1 text-caption text-muted">{note}</p>}
      <span className="grid justify-items-end max-tablet:col-span-2">
        <IconButton icon={Trash2} label={words.remove(targetLabel(targets, rule))} onPress={remove} />
      </span>
    </div>
  );
}

type HistoryProps = Pick<RowProps, 'targets'> & { readonly sets: readonly CommissionRuleSet[] };

function History({ sets, targets }: HistoryProps) {
  if (sets.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-strong text-ink-2 text-label">{words.history}</h3>
      <ul className="num grid gap-1 text-label text-muted">
        {sets.map(({ validFrom, rules }) => (
          <li key={validFrom}>
            <b className="font-strong text-ink-2">{words.since(datesText(validFrom, validFrom))}</b>{' '}
            {rules.map((rule) => `${targetLabel(targets, rule)} ${shareText(rule)}`).join('; ') ||
              words.empty}
          </li>
        ))}
      </ul>
    </section>
  );
}
