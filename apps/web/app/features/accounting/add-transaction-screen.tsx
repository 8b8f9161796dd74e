import { inventory } from '@ayna/contracts/inventory';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MetaDescriptor, useLocation, useNavigate, useOutletContext } from 'react-router';
import { employeesQuery } from '../../data/employees.ts';
import { createTransaction, type Transaction } from '../../data/finance.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { sumText } from '../../parts/money-text.ts';
import { PaymentKindField } from '../../parts/payment-kind-field.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { useUnsaved } from '../../ui/overlay/unsaved.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { aboveFoot, SheetFoot } from '../../ui/sheet-foot.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { AccountingContext } from './accounting-screen.tsx';
import { isSale, type Kind, KindFields } from './kind-fields.tsx';
import { type EntryValues, emptyEntry, isWages, nextEntry, parseEntry } from './model/new-entry.ts';
import { ReceiptField } from './receipt/receipt-field.tsx';
import { SaleForm } from './sale-form.tsx';
import { texts } from './texts.ts';

const words = texts.form;

export const meta = (): MetaDescriptor[] => [{ title: words.documentTitle }];

/** An income or an expense beside the list. */
export default function AddTransactionScreen() {
  const context = useOutletContext<AccountingContext>();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const close = (): void => {
    // Opened from the list: back to it, so that a later back leaves the screen.
    if (state) void navigate(-1);
    else void navigate({ pathname: paths.accounting, search }, { replace: true });
  };
  return (
    <SideSheet title={words.title} isOpen isInAddress onOpenChange={(isOpen) => isOpen || close()}>
      <EntryForm {...context} close={close} />
    </SideSheet>
  );
}

/** The sale of a product has a form of its own, because it moves stock; who may not sell is not offered it. */
function EntryForm(props: AccountingContext & { readonly close: () => void }) {
  const maySell = useMember()?.mayCall(inventory.routes.sell) === true;
  const [kind, setKind] = useState<Kind>(() => emptyEntry(props.today));
  if (isSale(kind))
    return (
      <SaleForm salonCode={props.salonCode} close={props.close}>
        {(amount) => (
          <KindFields
            kind={kind}
            amount={amount}
            maySell
            choose={({ type, category = 'Other' }) => setKind({ type: type ?? kind.type, category })}
          />
        )}
      </SaleForm>
    );
  return <TransactionForm {...props} begins={kind} onSale={setKind} maySell={maySell} />;
}

type FormProps = AccountingContext & {
  readonly close: () => void;
  readonly begins: Kind;
  /** What was chosen is the sale of a product. */
  readonly onSale: (kind: Kind) => void;
  readonly maySell: boolean;
};

/** Ctrl+Enter saves and goes on with the next one, so that a pile of receipts needs no mouse. */
const useNextKeys = (element: RefObject<HTMLFormElement | null>, onPress: () => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const form = element.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // Not the form's own Enter as well.
      event.preventDefault();
      press();
    };
    form?.addEventListener('keydown', listen);
    return () => form?.removeEventListener('keydown', listen);
  }, [element]);
};

const useTransactionForm = ({ salonCode, today, close, begins }: FormProps) => {
  const { mutateAsync } = useMutation(createTransaction);
  const [keyOf] = useState(formIdempotencyKey);
  const { data: team = [] } = useQuery(employeesQuery(salonCode));
  const [start, setStart] = useState<EntryValues>(() => ({ ...emptyEntry(today), ...begins }));
  const goesOn = useRef(false);
  const amount = useRef<HTMLInputElement>(null);
  const form = useContractForm({
    schema: parseEntry,
    saved: { ...start, salonCode },
    messages: { amount: words.amountMissing, date: words.dateMissing },
    send: (body) => {
      const person = team.find(({ code }) => code === body.employeeCode)?.userSnapshot;
      const employeeSnapshot = person ? { name: person.name, lastname: person.lastname } : null;
      const named = { ...body, employeeSnapshot };
      return mutateAsync({ body: named, key: keyOf(named) });
    },
    onSent: (saved: Transaction, { reset }) => {
      showToast({ text: words.saved[saved.type](sumText(saved.amount)) });
      if (!goesOn.current) return close();
      setStart(nextEntry(saved, today));
      reset();
      amount.current?.focus();
    },
  });
  const submit = (next: boolean): void => {
    goesOn.current = next;
    form.submit();
  };
  useNextKeys(form.props.ref, () => submit(true));
  return { form, team, amount, submit };
};

function TransactionForm(props: FormProps) {
  const { form, team, amount, submit } = useTransactionForm(props);
  const { type } = form.values;
  const choose = (change: Partial<Kind>): void => {
    const kind = { type, category: form.values.category, ...change };
    if (isSale(kind)) props.onSale(kind);
    else form.set(change);
  };
  useUnsaved(form.isDirty);
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
      className={`grid gap-4 ${aboveFoot}`}
    >
      <KindFields
        kind={form.values}
        amount={<MoneyField {...form.field('amount')} ref={amount} label={words.amount} max={9_999_999} />}
        choose={choose}
        maySell={props.maySell}
      />
      {isWages(form.values) && (
        <Segmented<EntryValues['salaryKind']>
          label={words.salaryKind}
          isWide
          options={salaryKinds}
          value={form.values.salaryKind}
          onChange={(salaryKind) => form.set({ salaryKind })}
        />
      )}
      <TextField
        {...form.field('title')}
        label={words.name}
        placeholder={words.nameHint[type]}
        autoComplete="off"
        maxLength={120}
      />
      <div className="grid grid-cols-2 gap-3">
        <DateField {...form.field('date')} label={words.date} />
        <Select
          {...form.field('employeeCode')}
          label={words.employee}
          placeholder={words.noEmployee}
          options={team.map((one) => ({ id: one.code, label: employeeName(one) }))}
          isOptional={!isWages(form.values)}
        />
      </div>
      <div className="grid gap-2.5 rounded-box bg-sunken px-3.5 py-2.5 dark:bg-sir-850">
        <Switch {...form.field('status')} label={words.isPaid[type]} hint={words.isPaidHint[type]} />
        {form.values.status && (
          <PaymentKindField
            isLabelHidden
            value={form.values.paymentKind}
            onChange={(paymentKind) => form.set({ paymentKind })}
          />
        )}
      </div>
      <TextArea
        {...form.field('note')}
        label={words.note}
        placeholder={words.notePlaceholder}
        isOptional
        rows={2}
        maxLength={500}
      />
      <ReceiptField
        salonCode={props.salonCode}
        value={form.values.receiptCode}
        onChange={(receiptCode) => form.set({ receiptCode })}
      />
      <FormFailure message={form.failure} />
      <SheetFoot>
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2.5">
          <Button look="outline" size="lg" isDisabled={form.isSending} onPress={() => submit(true)}>
            {words.saveAndNext}
          </Button>
          <Button type="submit" size="lg" isWide isPending={form.isSending}>
            {words.save[type]}
          </Button>
        </div>
      </SheetFoot>
    </form>
  );
}

const salaryKinds = Object.entries(texts.salaryKinds).map(([value, label]) => ({
  value: value as EntryValues['salaryKind'],
  label,
}));
