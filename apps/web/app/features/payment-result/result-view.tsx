import type { AttemptStatus, OrderStatus } from '../../data/checkout.ts';
import { declineReasons } from '../../parts/decline-reasons.texts.ts';
import { clockOf } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { MoneyNote } from './money-note.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultMirror } from './result-mirror.tsx';
import type { ResultState } from './result-state.ts';
import { StepList } from './step-list.tsx';
import { stepsOf } from './steps.ts';
import { texts } from './texts.ts';

type Props = {
  readonly attempt: AttemptStatus;
  /** Undefined for who may not see the salon's orders. */
  readonly order: OrderStatus | undefined;
  readonly state: ResultState;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
};

const isSms = (order: OrderStatus | undefined): boolean => order?.change === 'sms';

export function ResultView({ attempt, order, state, isChecking, onCheck }: Props) {
  const words = texts.states[state];
  return (
    <section
      aria-live="polite"
      className="mx-auto grid w-full max-w-150 content-start gap-x-7 gap-y-5 rounded-dialog bg-surface px-5.5 pt-6.5 pb-6 shadow-outline tablet:mt-3 tablet:grid-cols-[112px_minmax(0,1fr)] tablet:px-8.5 tablet:py-8"
    >
      <ResultMirror state={state} />
      <div className="min-w-0">
        <p className="mb-1.5 font-strong text-label-size text-muted">{words.kicker}</p>
        <h1 className="display text-balance text-head-28/8 tablet:text-head-32/9">{titleOf(state, order)}</h1>
        <p className="num mt-2 max-w-[46ch] text-pretty text-ink-2 text-lead-size/5.75">
          {textOf(state, attempt, order)}
        </p>
        <StepList steps={stepsOf(state, isSms(order) ? 'sms' : 'package')} />
        <MoneyNote state={state} amount={attempt.amount} />
        <ResultActions state={state} order={order} isChecking={isChecking} onCheck={onCheck} />
        <p className="num mt-4 text-label text-muted">
          {order && texts.number(order.number)} {state === 'at-bank' && texts.noCode}
        </p>
      </div>
    </section>
  );
}

const titleOf = (state: ResultState, order: OrderStatus | undefined): string => {
  if (state !== 'paid' || !order) return texts.states[state].title;
  return order.packageName === null ? texts.smsAdded : texts.opened(order.packageName);
};

const textOf = (state: ResultState, attempt: AttemptStatus, order: OrderStatus | undefined): string => {
  switch (state) {
    case 'paid':
      return isSms(order) ? texts.paidSms : texts.paidPackage;
    case 'opening':
      return texts.openingText;
    case 'verifying':
      return order?.knownBy ? texts.verifyingText(clockOf(order.knownBy)) : texts.verifyingPlain;
    case 'at-bank':
      return order ? texts.atBankText(clockOf(order.expiresAt)) : texts.atBankPlain;
    case 'declined':
    case 'left':
      return declineText(state, attempt);
    case 'refunded':
      return texts.refundedText(sumText(attempt.refunded));
  }
};

const declineText = (state: 'declined' | 'left', { reason }: AttemptStatus): string => {
  if (state === 'left') return texts.leftText;
  if (reason === null) return texts.declinedPlain;
  const { short, advice } = declineReasons[reason];
  return texts.declinedText(short, advice);
};
