import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceCategory } from '../../data/catalog.ts';
import { changeServicePrices, type Service } from '../../data/services.ts';
import { formIdempotencyKey } from '../../lib/form-key.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { useChanges } from '../../ui/overlay/unsaved.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';
import { isPercent, isTooHigh, newPrices, type RoundTo } from './new-prices.ts';
import { PricePreview } from './price-preview.tsx';
import { groupsOf } from './search.ts';
import { texts } from './texts.ts';

const words = texts.prices;
const everything = 'all';
const steps = ['1', '5', '10', '50', '100'] as const;

type Props = {
  readonly services: readonly Service[];
  readonly salonCode: string;
  readonly nameOf: (category: ServiceCategory) => string;
  readonly close: () => void;
};

/** So many per cent for many at once; what each will cost is seen before anything changes. */
export function PriceDialog({ services, salonCode, nameOf, close }: Props) {
  const [which, setWhich] = useState(everything);
  const [percent, setPercent] = useState<number | null>(10);
  const [step, setStep] = useState<(typeof steps)[number]>('10');
  const { isChanged } = useChanges([which, percent, step]);
  const [keyOf] = useState(formIdempotencyKey);
  const saving = useMutation(changeServicePrices);
  const roundTo = Number(step) as RoundTo;
  const meant = services.filter(({ category }) => which === everything || category === which);
  const changes = newPrices(meant, percent, roundTo);
  const tooHigh = changes.some(isTooHigh);
  const apply = () => {
    if (percent === null) return;
    const body = { salonCode, codes: changes.map(({ service }) => service.code), percent, roundTo };
    saving.mutate(
      { body, key: keyOf(body) },
      {
        onSuccess: ({ length }) => {
          showToast({ text: words.done(length) });
          close();
        },
      },
    );
  };
  return (
    <Dialog
      title={words.title}
      width="m"
      isOpen
      isUnsaved={isChanged}
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" onPress={close}>
            {words.cancel}
          </Button>
          <Button
            isPending={saving.isPending}
            isDisabled={changes.length === 0 || tooHigh || !isPercent(percent)}
            onPress={apply}
          >
            {words.apply(changes.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 tablet:grid-cols-[minmax(0,1fr)_150px]">
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
            onChange={(chosen) => setWhich(chosen ?? everything)}
          />
          <NumberField
            label={words.percent}
            hint={words.percentHint}
            error={isPercent(percent) ? undefined : words.wrongPercent}
            value={percent}
            onChange={setPercent}
            allowsNegative
            decimals={2}
            start={words.percentSign}
          />
        </div>
        <div className="grid gap-1.5">
          <span aria-hidden="true" className="font-[550] text-ink-2 text-label">
            {words.round}
          </span>
          <Segmented
            label={words.round}
            options={steps.map((value) => ({ value, label: words.roundTo(Number(value)) }))}
            value={step}
            onChange={setStep}
            isWide
          />
        </div>
        <PricePreview changes={changes} tooHigh={tooHigh} />
        <FormFailure message={saving.error ? failureMessage(saving.error) : undefined} />
      </div>
    </Dialog>
  );
}
