import { validate } from '@ayna/contracts/core/validation';
import { service } from '@ayna/contracts/service';
import { useMutation } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { ServiceCategory } from '../../data/catalog.ts';
import { changeServicePrices, type Service } from '../../data/services.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { priceText } from '../../parts/money-text.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { isPercent, isTooHigh, newPrices, type PriceChange, type RoundTo } from './new-prices.ts';
import { groupsOf } from './search.ts';
import { texts } from './texts.ts';

const words = texts.prices;
const everything = 'all';
const steps = ['1', '5', '10', '50', '100'] as const;

type Values = {
  readonly which: string;
  readonly percent: number | null;
  readonly step: (typeof steps)[number];
};

const start: Values = { which: everything, percent: 10, step: '10' };

type Props = {
  readonly services: readonly Service[];
  readonly salonCode: string;
  readonly nameOf: (category: ServiceCategory) => string;
  readonly close: () => void;
};

/** So many per cent for many at once; what each will cost is seen before anything changes. */
export function PriceDialog({ services, salonCode, nameOf, close }: Props) {
  const [keyOf] = useState(formIdempotencyKey);
  const saving = useMutation(changeServicePrices);
  const pricesFor = ({ which, percent, step }: Values) => {
    const meant = services.filter(({ category }) => which === everything || category === which);
    return newPrices(meant, percent, Number(step) as RoundTo);
  };
  const form = useContractForm({
    schema: (values: Values) =>
      validate(service.routes.changePrices.body, {
        salonCode,
        codes: pricesFor(values).map((change) => change.service.code),
        percent: values.percent,
        roundTo: Number(values.step),
      }),
    saved: start,
    send: (body) => saving.mutateAsync({ body, key: keyOf(body) }),
    onSent({ length }) {
      showToast({ text: words.done(length) });
      close();
    },
  });
  const { which, percent, step } = form.values;
  const changes = pricesFor(form.values);
  const tooHigh = changes.some(isTooHigh);
  return (
    <FormDialog
      form={form}
      title={words.title}
      width="m"
      close={close}
      save={words.apply(changes.length)}
      isSaveDisabled={changes.length === 0 || tooHigh || !isPercent(percent)}
    >
      <div className="grid gap-4 tablet:grid-cols-fill-37.5">
        <Select
          label={words.which}
          options={[
            { id: everything, label: words.everything(services.length) },
            ...groupsOf(services).map(({ category, services: { length } }) => ({
              id: category,
              label: words.inCategory(nameOf(category), length),
            })),
          ]}
          value={which}
          onChange={(chosen) => form.set({ which: chosen ?? everything })}
        />
        <NumberField
          label={words.percent}
          hint={words.percentHint}
          error={isPercent(percent) ? undefined : words.wrongPercent}
          value={percent}
          onChange={(next) => form.set({ percent: next })}
          allowsNegative
          decimals={2}
          start={words.percentSign}
        />
      </div>
      <div className="grid gap-1.5">
        <span aria-hidden="true" className="font-strong text-ink-2 text-label">
          {words.round}
        </span>
        <Segmented
          label={words.round}
          options={steps.map((value) => ({ value, label: words.roundTo(Number(value)) }))}
          value={step}
          onChange={(next) => form.set({ step: next })}
          isWide
        />
      </div>
      <PricePreview changes={changes} tooHigh={tooHigh} />
    </FormDialog>
  );
}

const priceWords = texts.prices;

type PricePreviewProps = { readonly changes: readonly PriceChange[]; readonly tooHigh: boolean };

function PricePreview({ changes, tooHigh }: PricePreviewProps) {
  return (
    <section aria-label={priceWords.preview}>
      <p role="status" className="num font-strong">
        {priceWords.summary(changes.length)}
      </p>
      {tooHigh ? (
        <p role="alert" className="num font-medium text-danger-ink text-label">
          {priceWords.tooHigh}
        </p>
      ) : (
        <p className="text-label text-muted">{priceWords.booked}</p>
      )}
      {changes.length > 0 && (
        // Who has no mouse scrolls it with the arrow keys.
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label={priceWords.preview}
          className="num mt-2.5 max-h-64 divide-y divide-line overflow-y-auto rounded-lg shadow-outline"
        >
          {changes.map(({ service, after }) => (
            <li key={service.code} className="grid grid-cols-fill-auto items-center gap-3 px-3.5 py-2.5">
              <span className="truncate">{service.name}</span>
              <span className="flex items-center gap-2">
                <span className="sr-only">{priceWords.from(priceText(service.price))}</span>
                <s aria-hidden="true" className="text-muted">
                  {priceText(service.price)}
                </s>
                <ArrowRight size={14} className="text-muted" />
                <span className="sr-only">{priceWords.to(priceText(after))}</span>
                <b aria-hidden="true" className="font-strong">
                  {priceText(after)}
                </b>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
