import { type TaxDetails, taxDetails } from '@ayna/contracts/subscription';
import { useMutation, useQuery } from '@tanstack/react-query';
import { meQuery } from '../data/auth.ts';
import { saveTaxDetails } from '../data/billing.ts';
import { salonQuery } from '../data/salon.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { PhoneField } from '../ui/phone-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { taxTexts as words } from './tax-details.texts.ts';

type Props = {
  readonly salonCode: string;
  /** Null where nothing was saved yet: the form then begins with what the salon and its owner are called. */
  readonly saved: TaxDetails | null;
  readonly close: () => void;
};

const useSuggestion = (salonCode: string): TaxDetails => {
  const { data: me } = useQuery(meQuery);
  const { data: salon } = useQuery(salonQuery(salonCode));
  return {
    kind: 'person',
    name: me?.name ?? '',
    lastname: me?.lastname ?? '',
    title: salon?.name ?? '',
    taxOffice: '',
    taxNumber: '',
    address: salon?.address ?? '',
    district: salon?.district ?? '',
    city: salon?.provinceName ?? '',
    email: salon?.email ?? me?.email ?? '',
    phone: salon?.phone ?? me?.phone ?? '',
  };
};

/** Whom invoices are made out to. */
export function TaxDetailsDialog({ salonCode, saved, close }: Props) {
  const suggestion = useSuggestion(salonCode);
  const { mutateAsync } = useMutation(saveTaxDetails);
  const form = useContractForm({
    schema: taxDetails,
    saved: saved ?? suggestion,
    checks: 'on-blur',
    send: (body) => mutateAsync(body),
    onSent: () => {
      close();
      showToast({ text: words.saved });
    },
  });
  const { kind } = form.values;
  return (
    <FormDialog form={form} title={words.title} save={words.save} close={close} width="m">
      <Segmented
        label={words.kind}
        isWide
        options={(['person', 'company'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        value={kind}
        onChange={form.field('kind').onChange}
      />
      <div className="grid gap-4 small:grid-cols-2">
        <TextField {...form.field('name')} label={words.name} autoComplete="given-name" maxLength={60} />
        <TextField
          {...form.field('lastname')}
          label={words.lastname}
          autoComplete="family-name"
          maxLength={60}
        />
      </div>
      <TextField
        {...form.field('title')}
        label={kind === 'company' ? words.companyTitle : words.personTitle}
        hint={kind === 'company' ? words.companyTitleHint : undefined}
        isOptional={kind === 'person'}
        autoComplete="organization"
        maxLength={160}
      />
      <div className="grid gap-4 small:grid-cols-2">
        <TextField
          {...form.field('taxNumber')}
          label={words.taxNumber[kind]}
          hint={words.taxNumberHint[kind]}
          inputMode="numeric"
          maxLength={14}
        />
        <TextField
          {...form.field('taxOffice')}
          label={words.taxOffice}
          isOptional={kind === 'person'}
          maxLength={60}
        />
      </div>
      <TextField
        {...form.field('address')}
        label={words.address}
        autoComplete="street-address"
        maxLength={200}
      />
      <div className="grid gap-4 small:grid-cols-2">
        <TextField {...form.field('district')} label={words.district} maxLength={60} />
        <TextField {...form.field('city')} label={words.city} maxLength={60} />
      </div>
      <div className="grid gap-4 small:grid-cols-2">
        <TextField
          {...form.field('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <PhoneField {...form.field('phone')} label={words.phone} />
      </div>
    </FormDialog>
  );
}
