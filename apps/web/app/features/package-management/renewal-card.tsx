import { useMutation } from '@tanstack/react-query';
import { CreditCard, Repeat, Shield, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Billing, setAutoRenew } from '../../data/billing.ts';
import type { ActiveSubscription } from '../../data/subscription.ts';
import { checkoutPath } from '../../parts/checkout-path.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { declineReasons } from '../../parts/decline-reasons.texts.ts';
import { dayInWords, lastDayInWords } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { runUndoable } from '../../parts/run-undoable.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Card, CardRow } from './card.tsx';
import { RenewalCards } from './renewal-cards.tsx';
import { texts } from './texts.ts';

const words = texts.renewal;

type Props = { readonly active: ActiveSubscription; readonly billing: Billing };

/** Whether and from which card the package goes on, and what happens where that fails. */
export function RenewalCard({ active, billing }: Props) {
  if (active.trial)
    return (
      <Card title={words.title}>
        <p className="num mt-1.5 text-muted">{words.trialText(lastDayInWords(active.endsAt))}</p>
        {billing.cards.length > 0 && <RenewalCards billing={billing} />}
      </Card>
    );
  return (
    <Card title={words.title}>
      {billing.retry && <Retry active={active} retry={billing.retry} />}
      <Renewal active={active} billing={billing} />
      <RenewalCards billing={billing} />
      {active.graceEndsAt && (
        <CardRow
          icon={<Shield size={18} />}
          title={words.grace}
          text={words.graceUntil(lastDayInWords(active.graceEndsAt))}
        />
      )}
    </Card>
  );
}

function Renewal({ active, billing }: Props) {
  const { mutateAsync, isPending } = useMutation(setAutoRenew);
  const { autoRenew, nextRenewal } = active;
  const set = (on: boolean): Promise<void> => {
    // Each change makes a new version; the way back goes from the one that it made.
    let { version } = active;
    const change = async (to: boolean): Promise<void> => {
      ({ version } = await mutateAsync({ on: to, version }));
    };
    return runUndoable({
      run: () => change(on),
      done: on ? words.switchedOn : words.switchedOff,
      undo: () => change(!on),
      undone: on ? words.switchedOff : words.switchedOn,
    });
  };
  const mayRenew = billing.cards.length > 0 || autoRenew;
  return (
    <CardRow
      icon={<Repeat size={18} />}
      title={
        autoRenew && nextRenewal
          ? words.on(dayAndMonth(nextRenewal.on), sumText(nextRenewal.amount))
          : words.offTitle
      }
      text={
        autoRenew && nextRenewal
          ? billing.remindersOn.length > 0 && words.reminders(billing.remindersOn.map(dayAndMonth).join(', '))
          : words.offText(lastDayInWords(active.endsAt))
      }
      end={
        <Switch
          label={words.switch}
          isLabelHidden
          value={autoRenew}
          isDisabled={isPending || !mayRenew}
          onChange={(on) => void set(on)}
        />
      }
    />
  );
}

type RetryProps = {
  readonly active: ActiveSubscription;
  readonly retry: NonNullable<Billing['retry']>;
};

/** A renewal that the bank refused: why, when we try again, and the way to pay now. */
function Retry({ active, retry }: RetryProps): ReactNode {
  const next = retry.nextTryAt ? words.nextTry(dayInWords(retry.nextTryAt)) : words.noNextTry;
  return (
    <div className="mt-2 rounded-box bg-danger-bg px-4 py-3 text-danger-ink">
      <p className="num flex items-center gap-2 font-semibold">
        <TriangleAlert size={17} aria-hidden="true" className="flex-none" />
        {words.retryTitle(sumText(retry.amount))}
      </p>
      <p className="num text-label">
        {retry.lastReason ? words.retryText(declineReasons[retry.lastReason].short, next) : next}
      </p>
      <div className="mt-3">
        <ButtonLink
          size="sm"
          icon={CreditCard}
          to={checkoutPath({
            kind: 'package',
            code: active.package.code,
            period: active.period ?? 'monthly',
          })}
          reloadDocument
        >
          {words.payNow}
        </ButtonLink>
      </div>
    </div>
  );
}
