import { useState } from 'react';
import type { Billing } from '../../data/billing.ts';
import { storeCard } from '../../data/checkout.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { TaxDetailsDialog } from '../../parts/tax-details-dialog.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { today } from '../../ui/day-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { BillSection } from './bill-section.tsx';
import { CardFields } from './card/card-fields.tsx';
import { type CardValues, emptyCard } from './model/check-card.ts';
import { cardErrors, toCard } from './model/checkout-form.ts';
import { texts } from './texts.ts';
import { useForgetOnLeave } from './use-forget-on-leave.ts';

type Props = { readonly salonCode: string; readonly billing: Billing };

/** A card for renewals, without paying. */
export function AddCard({ salonCode, billing }: Props) {
  const [isEditing, setEditing] = useState(false);
  const form = useContractForm({
    schema(values: CardValues) {
      const fields = cardErrors(values, today());
      const card = toCard(values);
      return card && Object.keys(fields).length === 0 ? { value: card } : { fields };
    },
    saved: emptyCard,
    checks: 'on-blur',
    send: (card) => storeCard(card),
    onSent: () => window.location.replace(paths.packageManagement),
  });
  useForgetOnLeave(form.reset);
  return (
    <div className="mx-auto grid w-full max-w-190 gap-6.5 rounded-xl bg-surface px-4.5 py-6 shadow-outline tablet:px-9 tablet:py-7.5">
      <header>
        <h1 className="display text-head-28/8 tablet:text-head-34/9.5">{texts.cardTitle}</h1>
        <p className="text-muted">{texts.cardNote}</p>
      </header>
      {billing.taxDetails === null ? (
        <>
          <p className="text-ink-2">{texts.taxFirst}</p>
          <BillSection details={null} onEdit={() => setEditing(true)} />
        </>
      ) : (
        <form {...form.props} method="post" className="grid gap-5">
          <CardFields field={form.field} errors={form.errors} day={today()} />
          <FormFailure message={form.failure} />
          <div className="justify-self-end max-tablet:justify-self-stretch">
            <Button type="submit" size="lg" isWide isPending={form.isSending}>
              {texts.saveCard}
            </Button>
          </div>
        </form>
      )}
      {isEditing && (
        <TaxDetailsDialog salonCode={salonCode} saved={billing.taxDetails} close={() => setEditing(false)} />
      )}
    </div>
  );
}
