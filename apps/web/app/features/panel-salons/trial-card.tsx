import { validate } from '@ayna/contracts/core/validation';
import { subscription } from '@ayna/contracts/subscription';
import { useMutation } from '@tanstack/react-query';
import { extendTrial, type PlatformSalon } from '../../data/panel.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Card } from './card.tsx';
import { lastDayOf, standingText } from './standing.tsx';
import { texts } from './texts.ts';

const words = texts.trial;
/** The contract's. */
const maxLength = 200;

const lengths = ['7', '14', '30'] as const;
type Values = { readonly days: (typeof lengths)[number]; readonly reason: string };
const empty: Values = { days: '7', reason: '' };

type Props = { readonly salon: PlatformSalon; readonly endsAt: string };

/** How long the trial lasts, and the way to give more time; the reason goes to the audit log. */
export function TrialCard({ salon, endsAt }: Props) {
  const { mutateAsync } = useMutation(extendTrial);
  const form = useContractForm({
    schema: ({ days, reason }: Values) =>
      validate(subscription.routes.extendTrial.body, { salonCode: salon.code, days: Number(days), reason }),
    saved: empty,
    send: (body) => mutateAsync(body),
    onSent(extended, { reset }) {
      reset();
      showToast({ text: words.extended(lastDayOf(extended.endsAt)) });
    },
  });
  const { days } = form.values;
  return (
    <Card title={words.title} end={<span className="num text-label text-muted">{standingText(salon)}</span>}>
      <p className="num text-ink-2 text-label">{words.ends(lastDayOf(endsAt))}</p>
      <form {...form.props} className="grid gap-3">
        <Segmented
          label={words.length}
          isWide
          options={lengths.map((value) => ({ value, label: words.days(Number(value)) }))}
          value={days}
          onChange={form.field('days').onChange}
        />
        <TextField
          {...form.field('reason')}
          label={words.reason}
          hint={words.reasonHint}
          isOptional
          maxLength={maxLength}
        />
        <FormFailure message={form.failure} />
        <Button type="submit" look="outline" isWide isPending={form.isSending}>
          {words.extend(Number(days))}
        </Button>
      </form>
    </Card>
  );
}
