import { useMutation } from '@tanstack/react-query';
import { changeSalon, type Salon } from '../../data/salon.ts';
import { type ContractForm, type FormSchema, useContractForm } from '../../lib/contract-form.ts';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type Part = 'general' | 'hours' | 'rules';

type Options<Values extends object> = {
  readonly salon: Salon;
  readonly part: Part;
  /** What is saved, as the form writes it. */
  readonly saved: Values;
  readonly schema: FormSchema<Values>;
  /** Shows that it is saved, where there is more to say than that. */
  readonly showSaved?: (saved: string) => unknown;
};

/** One part of a salon's settings. */
export const useSettingsForm = <Values extends object>({
  salon,
  part,
  saved,
  schema,
  showSaved = (text) => showToast({ text }),
}: Options<Values>): ContractForm<Values> => {
  const { mutateAsync } = useMutation(changeSalon);
  return useContractForm({
    schema,
    saved,
    checks: 'on-blur',
    needsChange: true,
    bodyKey: part,
    send: (body) => mutateAsync({ salonCode: salon.code, change: { version: salon.version, [part]: body } }),
    onSent(_, { reset }) {
      reset();
      void showSaved(texts.saved);
    },
  });
};
