import { useMutation, useQuery } from '@tanstack/react-query';
import { reportMailQuery, setReportMailMutation } from '../../data/monthly-report.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

/** Whether the owner gets each month by mail. It promises nothing that cannot be sent. */
export function MailSwitch({ salonCode }: { readonly salonCode: string }) {
  const { data } = useQuery(reportMailQuery(salonCode));
  const { mutateAsync, isPending, variables } = useMutation(setReportMailMutation);
  if (!data) return null;
  const change = async (on: boolean): Promise<void> => {
    try {
      await mutateAsync({ salonCode, on });
      showToast({ text: on ? texts.mail.on : texts.mail.off });
    } catch (failure) {
      showFailure(failure);
    }
  };
  const isOn = isPending ? variables.on : data.on;
  return (
    <div className="mx-auto w-full max-w-215 rounded-card bg-surface px-5 py-3.5 shadow-outline print:hidden dark:bg-raised">
      <Switch
        label={texts.mail.label}
        hint={data.hasAddress ? texts.mail.hint : texts.mail.noAddress}
        value={isOn}
        isDisabled={isPending || (!data.hasAddress && !data.on)}
        onChange={(on) => void change(on)}
      />
    </div>
  );
}
