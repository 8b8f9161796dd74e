import { validate } from '@ayna/contracts/core/validation';
import { subscription } from '@ayna/contracts/subscription';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type BillingSettings, billingSettingsQuery, changeBillingSettings } from '../../data/panel-sales.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.billing;

type Props = { readonly close: () => void };

export function BillingSettingsDialog({ close }: Props) {
  const { data, isLoadingError, error, refetch } = useQuery(billingSettingsQuery);
  if (data) return <SettingsForm saved={data} close={close} />;
  return (
    <Dialog title={words.title} width="m" isOpen onOpenChange={(isOpen) => isOpen || close()}>
      {isLoadingError ? (
        <LoadFailure
          title={words.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonArea>
          <Skeleton className="mb-4 h-60 w-full" />
        </SkeletonArea>
      )}
    </Dialog>
  );
}

const bodyOf = ({ vatRate, invoicePrefix, ...seller }: Values, version: number) => ({
  vatRate,
  invoicePrefix,
  seller,
  version,
});

type Values = BillingSettings['seller'] & {
  readonly vatRate: number | null;
  readonly invoicePrefix: string;
};

/** The contract names the seller's fields `seller.title`; here they stand beside the others. */
const flatFields = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace('seller.', ''), message]));

function SettingsForm({ saved, close }: Props & { readonly saved: BillingSettings }) {
  const { mutateAsync } = useMutation(changeBillingSettings);
  const version = useRef(saved.version);
  const { vatRate, invoicePrefix, seller } = saved;
  const start: Values = { vatRate, invoicePrefix, ...seller };
  const form = useContractForm({
    schema(values: Values) {
      const result = validate(
        subscription.routes.changeBillingSettings.body,
        bodyOf(values, version.current),
      );
      return result.fields ? { fields: flatFields(result.fields) } : result;
    },
    saved: start,
    bodyKey: 'seller',
    send: (body) => mutateAsync(body),
    onSent() {
      close();
      showToast({ text: words.saved });
    },
  });
  return (
    <FormDialog form={form} title={words.title} save={texts.form.save} close={close} width="m">
      <p className="text-muted">{words.text}</p>
      <div className="grid gap-4 small:grid-cols-2">
        <NumberField {...form.field('vatRate')} label={words.vatRate} prefix="%" min={0} max={100} />
        <TextField
          {...form.field('invoicePrefix')}
          label={words.prefix}
          hint={words.prefixHint}
          maxLength={3}
        />
      </div>
      <TextField {...form.field('title')} label={words.sellerTitle} maxLength={160} />
      <div className="grid gap-4 small:grid-cols-2">
        <TextField {...form.field('taxNumber')} label={words.taxNumber} inputMode="numeric" maxLength={14} />
        <TextField {...form.field('taxOffice')} label={words.taxOffice} maxLength={60} />
      </div>
      <TextField {...form.field('address')} label={words.address} maxLength={200} />
      <div className="grid gap-4 small:grid-cols-2">
        <TextField {...form.field('district')} label={words.district} maxLength={60} />
        <TextField {...form.field('city')} label={words.city} maxLength={60} />
      </div>
      <div className="grid gap-4 small:grid-cols-2">
        <TextField {...form.field('email')} label={words.email} type="email" inputMode="email" />
        <PhoneField {...form.field('phone')} label={words.phone} />
      </div>
    </FormDialog>
  );
}
