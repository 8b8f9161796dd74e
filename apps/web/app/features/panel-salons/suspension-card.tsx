import { validate } from '@ayna/contracts/core/validation';
import { salon as contract } from '@ayna/contracts/salon';
import { useMutation } from '@tanstack/react-query';
import type { PlatformSalon } from '../../data/panel.ts';
import { setSalonStatus } from '../../data/salon.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { longDayOf } from '../../parts/moment-text.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { longDay, today } from '../../ui/day-text.ts';
import { FormFailure } from '../../ui/form-failure.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Card } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.suspension;
/** The contract's. */
const maxLength = 500;

type Props = { readonly salon: PlatformSalon };

export function SuspensionCard({ salon }: Props) {
  return salon.suspension ? (
    <Lift salon={salon} suspension={salon.suspension} />
  ) : (
    <Suspend key={salon.standing} salon={salon} />
  );
}

/** What the owner reads stands below the field while it is written. */
function Suspend({ salon }: Props) {
  const { mutateAsync } = useMutation(setSalonStatus);
  const form = useContractForm({
    schema: ({ reason }: { readonly reason: string }) =>
      validate(contract.routes.setStatus.body, { status: 'Suspended', reason }),
    saved: { reason: '' },
    send: (body) => mutateAsync({ salonCode: salon.code, ...body }),
    onSent: (_, { values }) =>
      showToast({
        text: words.suspended(salon.name),
        action: {
          label: words.undo,
          onPress: () => void mutateAsync({ salonCode: salon.code, status: salon.status, ...values }),
        },
      }),
  });
  const reason = form.values.reason.trim();
  return (
    <Card title={words.title}>
      <p className="text-label text-muted">{words.text}</p>
      <form {...form.props} className="grid gap-3">
        <TextArea
          {...form.field('reason')}
          label={words.reason}
          hint={words.reasonHint}
          maxLength={maxLength}
        />
        {reason !== '' && (
          <div className="rounded-md bg-danger-bg px-3.5 py-3 text-danger-ink text-label">
            <b className="block font-semibold">{words.preview}</b>
            <p className="whitespace-pre-line wrap-anywhere">{words.previewText(longDay(today()), reason)}</p>
          </div>
        )}
        <FormFailure message={form.failure} />
        <Button type="submit" look="danger-outline" isWide isPending={form.isSending}>
          {words.suspend}
        </Button>
      </form>
    </Card>
  );
}

type LiftProps = Props & { readonly suspension: NonNullable<PlatformSalon['suspension']> };

function Lift({ salon, suspension }: LiftProps) {
  const { mutate, isPending } = useMutation(setSalonStatus);
  const lift = () =>
    mutate(
      { salonCode: salon.code, status: suspension.from },
      { onSuccess: () => showToast({ text: words.lifted(salon.name) }), onError: showFailure },
    );
  return (
    <Card title={words.nowTitle}>
      <p className="whitespace-pre-line rounded-md bg-danger-bg px-3.5 py-3 text-danger-ink text-label wrap-anywhere">
        {words.previewText(longDayOf(suspension.at), suspension.reason)}
      </p>
      <Button look="outline" isWide isPending={isPending} onPress={lift}>
        {words.lift}
      </Button>
    </Card>
  );
}
