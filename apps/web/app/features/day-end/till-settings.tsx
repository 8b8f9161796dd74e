import { finance } from '@ayna/contracts/finance';
import { ibanGroups, normalizeIban } from '@ayna/domain/iban';
import { useMutation, useQuery } from '@tanstack/react-query';
import { changeTillSettings, tillSettingsQuery } from '../../data/settlements.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.settings;

type Props = { readonly salonCode: string; readonly close: () => void };

/** What the till lets those do who do not manage the finances, and the account that it shows for transfers. */
export function TillSettings({ salonCode, close }: Props) {
  const { data, isLoadingError, error, refetch } = useQuery(tillSettingsQuery(salonCode));
  if (data) return <SettingsForm salonCode={salonCode} saved={data} close={close} />;
  return (
    <Dialog title={words.title} width="s" isOpen onOpenChange={(isOpen) => isOpen || close()}>
      {isLoadingError ? (
        <LoadFailure
          title={words.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonArea>
          <Skeleton className="mb-4 h-24 w-full" />
        </SkeletonArea>
      )}
    </Dialog>
  );
}

/** The number may be missing while somebody types. */
type Values = { readonly percent: number | null; readonly iban: string | null };

type FormProps = Props & { readonly saved: Values };

function SettingsForm({ salonCode, saved, close }: FormProps) {
  const { mutateAsync } = useMutation(changeTillSettings);
  const form = useContractForm({
    schema: finance.routes.setTillSettings.body,
    // As it is read out; the contract takes the spaces off again.
    saved: { ...saved, iban: saved.iban && ibanGroups(saved.iban) },
    messages: { percent: words.wrong },
    checks: 'on-blur',
    send: (body) => mutateAsync({ salonCode, ...body }),
    onSent: (sent) => {
      const isLimit = sent.percent !== saved.percent;
      showToast({ text: isLimit ? words.done(sent.percent) : words.saved });
      close();
    },
  });
  const { onBlur, ...iban } = form.optionalText('iban');
  const group = (): void => {
    form.set({ iban: iban.value === '' ? null : ibanGroups(normalizeIban(iban.value)) });
    onBlur();
  };
  return (
    <FormDialog form={form} title={words.title} save={words.save} close={close}>
      <NumberField
        {...form.field('percent')}
        label={words.limit}
        hint={words.limitHint}
        prefix="%"
        step={5}
        min={0}
        max={100}
      />
      <TextField
        {...iban}
        onBlur={group}
        label={words.iban}
        hint={words.ibanHint}
        placeholder={words.ibanExample}
        autoComplete="off"
        maxLength={40}
      />
    </FormDialog>
  );
}
