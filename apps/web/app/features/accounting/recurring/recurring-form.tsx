import { type PaymentKind, recurringForm } from '@ayna/contracts/finance';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { employeesQuery } from '../../../data/employees.ts';
import { changeRecurring, createRecurring, type RecurringExpense } from '../../../data/recurring-expenses.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { PaymentKindField } from '../../../parts/payment-kind-field.tsx';
import { employeeName } from '../../../parts/service-facts.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { MoneyField } from '../../../ui/money-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { CategoryField } from '../category-field.tsx';
import { texts } from '../texts.ts';

const words = texts.recurring;

type Category = RecurringExpense['category'];
const categories: readonly Category[] = ['Rent', 'Salary', 'Other'];

type Values = {
  readonly title: string;
  readonly category: Category;
  readonly amount: number | null;
  readonly day: number | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly employeeCode: string | null;
  readonly paymentKind: PaymentKind;
};

const startValues = (rule: RecurringExpense | undefined, today: string): Values =>
  rule ?? {
    title: '',
    category: 'Rent',
    amount: null,
    day: Number(today.slice(8)),
    startDate: `${today.slice(0, 7)}-01`,
    endDate: null,
    employeeCode: null,
    paymentKind: 'transfer',
  };

type Props = {
  readonly salonCode: string;
  readonly today: string;
  /** Without one it is a new rule. */
  readonly rule: RecurringExpense | undefined;
  readonly close: () => void;
};

const useRecurringForm = ({ salonCode, today, rule, close }: Props) => {
  const create = useMutation(createRecurring);
  const change = useMutation(changeRecurring);
  const [keyOf] = useState(formIdempotencyKey);
  const [saved] = useState(() => startValues(rule, today));
  const { data: team = [] } = useQuery(employeesQuery(salonCode));
  const form = useContractForm({
    schema: recurringForm,
    saved,
    messages: {
      amount: texts.form.amountMissing,
      day: words.dayMissing,
      startDate: texts.form.dateMissing,
    },
    send: (body) => {
      const person = team.find(({ code }) => code === body.employeeCode)?.userSnapshot;
      const employeeSnapshot = person ? { name: person.name, lastname: person.lastname } : null;
      const named = { ...body, employeeSnapshot };
      return rule
        ? change.mutateAsync({ code: rule.code, body: named })
        : create.mutateAsync({ body: { salonCode, ...named }, key: keyOf(named) });
    },
    onSent: ({ title }: RecurringExpense) => {
      showToast({ text: words.saved(title) });
      close();
    },
  });
  return { form, team };
};

/** A new rule, or a change of the months to come. */
export function RecurringForm(props: Props) {
  const { form, team } = useRecurringForm(props);
  return (
    <FormDialog
      form={form}
      title={props.rule ? words.formTitle.edit : words.formTitle.new}
      save={words.save}
      close={props.close}
    >
      <CategoryField
        label={words.category}
        categories={categories}
        value={form.values.category}
        onChange={(category) => form.set({ category })}
      />
      <TextField
        {...form.field('title')}
        label={words.name}
        placeholder={words.nameHint}
        autoComplete="off"
        maxLength={120}
      />
      <div className="grid grid-cols-2 gap-3">
        <MoneyField {...form.field('amount')} label={words.amount} max={9_999_999} />
        <NumberField {...form.field('day')} label={words.day} hint={words.dayHint} min={1} max={31} />
        <DateField {...form.field('startDate')} label={words.startDate} />
        <DateField {...form.field('endDate')} label={words.endDate} isOptional />
      </div>
      <Select
        {...form.field('employeeCode')}
        label={words.employee}
        placeholder={texts.form.noEmployee}
        options={team.map((one) => ({ id: one.code, label: employeeName(one) }))}
        isOptional
      />
      <PaymentKindField
        value={form.values.paymentKind}
        onChange={(paymentKind) => form.set({ paymentKind })}
      />
    </FormDialog>
  );
}
