import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { passSecondFactor } from '../data/second-factor.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { texts } from './second-factor.texts.ts';

/** A code of the authenticator app, sent to pass the second factor in this session. */
export const useSecondFactorForm = (onPassed: () => void) => {
  const pass = useMutation(passSecondFactor);
  return useContractForm({
    schema: auth.routes.passSecondFactor.body,
    saved: { code: '' },
    send: (body) => pass.mutateAsync(body),
    onSent: onPassed,
  });
};

type FieldProps = { readonly form: ReturnType<typeof useSecondFactorForm> };

export function SecondFactorField({ form }: FieldProps) {
  return <TextField {...form.field('code')} label={texts.code} autoComplete="one-time-code" maxLength={20} />;
}

type DialogProps = { readonly close: () => void; readonly onPassed: () => void };

/** Asks for the code where a call was refused for want of it. */
export function SecondFactorDialog({ close, onPassed }: DialogProps) {
  const form = useSecondFactorForm(onPassed);
  return (
    <FormDialog form={form} title={texts.title} close={close} save={texts.pass}>
      <p className="text-ink-2">{texts.why}</p>
      <SecondFactorField form={form} />
    </FormDialog>
  );
}
