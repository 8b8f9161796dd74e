import { newPackage } from '@ayna/contracts/subscription';
import { optionalFeatures } from '@ayna/domain/package-features';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { addPackage, changePackage, type SoldPackage } from '../../data/panel-sales.ts';
import type { PackageFeature } from '../../data/subscription.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { featureNames, includedText } from '../../parts/package-features.texts.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.form;

/** A figure may be missing while somebody types. */
type Values = {
  readonly name: string;
  readonly tagline: string;
  readonly monthlyPrice: number | null;
  readonly yearlyPrice: number | null;
  readonly employees: number | null;
  readonly sms: number | null;
  readonly photos: number | null;
  readonly features: readonly PackageFeature[];
  readonly active: boolean;
};

const empty: Values = {
  name: '',
  tagline: '',
  monthlyPrice: null,
  yearlyPrice: null,
  employees: null,
  sms: null,
  photos: null,
  features: [],
  active: false,
};

type Props = { readonly sold: SoldPackage | null; readonly close: () => void };

export function PackageDialog({ sold, close }: Props) {
  const adding = useMutation(addPackage);
  const changing = useMutation(changePackage);
  const keyOf = useRef(formIdempotencyKey());
  // Of the version that was read, even if another one arrives while somebody types.
  const version = useRef(sold?.version ?? 0);
  const { code = '' } = sold ?? {};
  const form = useContractForm({
    schema: newPackage,
    saved: sold ? valuesOf(sold) : empty,
    send: (body) =>
      sold
        ? changing.mutateAsync({ code, body: { ...body, version: version.current } })
        : adding.mutateAsync({ body, key: keyOf.current(body) }),
    onSent() {
      close();
      showToast({ text: words.saved });
    },
  });
  const { features } = form.values;
  const choose = (feature: PackageFeature, isThere: boolean): void =>
    form.set({
      features: optionalFeatures.filter((one) => (one === feature ? isThere : features.includes(one))),
    });
  return (
    <FormDialog form={form} title={sold ? words.change : words.new} save={words.save} close={close} width="m">
      <TextField {...form.field('name')} label={words.name} maxLength={60} />
      <TextField
        {...form.field('tagline')}
        label={words.tagline}
        hint={words.taglineHint}
        isOptional
        maxLength={120}
      />
      <div className="grid gap-4 small:grid-cols-2">
        <MoneyField {...form.field('monthlyPrice')} label={words.monthly} />
        <MoneyField {...form.field('yearlyPrice')} label={words.yearly} />
      </div>
      <div className="grid gap-4 small:grid-cols-3">
        <NumberField {...form.field('employees')} label={words.employees} />
        <NumberField {...form.field('sms')} label={words.sms} />
        <NumberField {...form.field('photos')} label={words.photos} />
      </div>
      <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
        <legend className="mb-2 font-strong text-ink-2 text-label">{words.features}</legend>
        {optionalFeatures.map((feature) => (
          <Checkbox
            key={feature}
            label={featureNames[feature]}
            value={features.includes(feature)}
            onChange={(isThere) => choose(feature, isThere)}
          />
        ))}
        <p className="mt-1 text-label text-muted">{includedText}</p>
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

const valuesOf = (sold: SoldPackage): Values => ({
  name: sold.name,
  tagline: sold.tagline,
  monthlyPrice: sold.monthlyPrice,
  yearlyPrice: sold.yearlyPrice,
  employees: sold.employees,
  sms: sold.sms,
  photos: sold.photos,
  features: optionalFeatures.filter((one) => sold.features.includes(one)),
  active: sold.active,
});
