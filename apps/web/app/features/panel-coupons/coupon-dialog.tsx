import type { InputOf } from '@ayna/contracts/core/contract';
import { type ValidationResult, validate } from '@ayna/contracts/core/validation';
import { subscription } from '@ayna/contracts/subscription';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addCoupon, allPackagesQuery, type Coupon, changeCoupon } from '../../data/panel-sales.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { today } from '../../ui/day-text.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.form;

type Values = {
  readonly coupon: string;
  readonly note: string;
  readonly kind: 'percent' | 'amount';
  readonly value: number | null;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly maxUses: number | null;
  readonly packageCodes: readonly string[];
  readonly active: boolean;
};

const emptyValues = (): Values => ({
  coupon: '',
  note: '',
  kind: 'percent',
  value: null,
  validFrom: today(),
  validTo: null,
  maxUses: 100,
  packageCodes: [],
  active: true,
});

const valuesOf = ({ off, ...coupon }: Coupon): Values => ({
  coupon: coupon.coupon,
  note: coupon.note,
  ...off,
  validFrom: coupon.validFrom,
  validTo: coupon.validTo,
  maxUses: coupon.maxUses,
  packageCodes: coupon.packageCodes,
  active: coupon.active,
});

type Body = InputOf<typeof subscription.routes.addCoupon>['body'];

/** The form's fields stand beside each other; the contract's discount is one object. */
const check = ({ kind, value, ...rest }: Values): ValidationResult<Body> => {
  const result = validate(subscription.routes.addCoupon.body, { ...rest, off: { kind, value } });
  if (result.fields) {
    const { 'off.value': wrong, ...fields } = result.fields;
    return { fields: wrong === undefined ? fields : { ...fields, value: wrong } };
  }
  if (result.value.validTo < result.value.validFrom) return { fields: { validTo: words.wrongDates } };
  return result;
};

type Props = { readonly coupon: Coupon | null; readonly close: () => void };

export function CouponDialog({ coupon, close }: Props) {
  const adding = useMutation(addCoupon);
  const changing = useMutation(changeCoupon);
  const { data: packages } = useQuery(allPackagesQuery);
  const keyOf = useRef(formIdempotencyKey());
  const version = useRef(coupon?.version ?? 0);
  const [saved] = useState(() => (coupon ? valuesOf(coupon) : emptyValues()));
  const form = useContractForm({
    schema: check,
    saved,
    send({ coupon: text, ...body }) {
      if (!coupon) return adding.mutateAsync({ body: { coupon: text, ...body }, key: keyOf.current(body) });
      return changing.mutateAsync({ code: coupon.code, body: { ...body, version: version.current } });
    },
    onSent() {
      close();
      showToast({ text: words.saved });
    },
  });
  const { kind, packageCodes } = form.values;
  const choose = (code: string, isThere: boolean): void =>
    form.set({
      packageCodes: isThere ? [...packageCodes, code] : packageCodes.filter((one) => one !== code),
    });
  return (
    <FormDialog
      form={form}
      title={coupon ? words.change : words.new}
      save={words.save}
      close={close}
      width="m"
    >
      <TextField
        {...form.field('coupon')}
        label={words.coupon}
        hint={words.couponHint}
        isDisabled={coupon !== null}
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        {...form.field('note')}
        label={words.note}
        hint={words.noteHint}
        isOptional
        maxLength={120}
      />
      <Segmented
        label={words.kind}
        isWide
        options={(['percent', 'amount'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={form.field('kind').onChange}
      />
      <div className="grid gap-4 small:grid-cols-2">
        {kind === 'percent' ? (
          <NumberField {...form.field('value')} label={words.percent} prefix="%" max={100} />
        ) : (
          <MoneyField {...form.field('value')} label={words.amount} />
        )}
        <NumberField {...form.field('maxUses')} label={words.maxUses} />
      </div>
      <div className="grid gap-4 small:grid-cols-2">
        <DateField {...form.field('validFrom')} label={words.from} />
        <DateField {...form.field('validTo')} label={words.to} />
      </div>
      <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
        <legend className="mb-2 font-strong text-ink-2 text-label">{words.packages}</legend>
        {packages?.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            value={packageCodes.includes(code)}
            onChange={(isThere) => choose(code, isThere)}
          />
        ))}
      </fieldset>
      <Switch
        label={words.active}
        hint={words.activeHint}
        value={form.values.active}
        onChange={form.field('active').onChange}
      />
    </FormDialog>
  );
}
