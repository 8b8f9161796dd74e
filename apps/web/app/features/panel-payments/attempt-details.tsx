import { useQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type AttemptHistory, attemptHistoryQuery } from '../../data/panel-sales.ts';
import { declineReasons } from '../../parts/decline-reasons.texts.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { momentOf } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { salonInPanel } from '../../parts/panel-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { AttemptBadge } from './attempt-table.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { texts } from './texts.ts';

const words = texts.detail;

type Props = { readonly code: string; readonly showSalon: (salonCode: string) => void };

/** One attempt with everything that happened to it, and the way to give its money back. */
export function AttemptDetails({ code, showSalon }: Props) {
  const { data, isLoadingError, error, refetch } = useQuery(attemptHistoryQuery(code));
  const [isRefunding, setRefunding] = useState(false);
  if (isLoadingError)
    return (
      <LoadFailure
        title={words.failed}
        text={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonArea>
        <Skeleton className="mb-3 h-10 w-40" />
        <Skeleton className="h-60 w-full" />
      </SkeletonArea>
    );
  const mayRefund = data.state === 'settled' && data.refunded < data.amount;
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <b className="num font-semibold text-head-30">{sumText(data.amount)}</b>
        <AttemptBadge state={data.state} />
      </div>
      {data.reason && <p className="text-ink-2">{declineReasons[data.reason].short}</p>}
      <Facts attempt={data} />
      <div className="flex flex-wrap gap-2">
        {mayRefund && (
          <Button look="danger-outline" icon={Undo2} onPress={() => setRefunding(true)}>
            {texts.refund.open}
          </Button>
        )}
        <ButtonLink look="outline" to={salonInPanel(data.salonCode)}>
          {words.toSalon}
        </ButtonLink>
        <Button look="ghost" onPress={() => showSalon(data.salonCode)}>
          {words.sameSalon}
        </Button>
      </div>
      {data.refunds.length > 0 && <Refunds refunds={data.refunds} />}
      <History history={data.history} />
      {isRefunding && <RefundDialog attempt={data} close={() => setRefunding(false)} />}
    </div>
  );
}

function Facts({ attempt }: { readonly attempt: AttemptHistory }) {
  return (
    <dl className="num grid gap-x-4 gap-y-2.5 small:grid-cols-2">
      <Fact name={words.created}>{momentOf(attempt.createdAt)}</Fact>
      <Fact name={words.settled}>{attempt.settledAt ? momentOf(attempt.settledAt) : words.none}</Fact>
      <Fact name={words.refunded}>{sumText(attempt.refunded)}</Fact>
      <Fact name={words.providerPayment}>{attempt.providerPayment ?? words.none}</Fact>
      <Fact name={words.providerCode}>{attempt.providerCode ?? words.none}</Fact>
      <Fact name={words.reference}>{attempt.reference}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-label text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

const refundTones = { started: 'amber', done: 'green', failed: 'red' } as const;

function Refunds({ refunds }: Pick<AttemptHistory, 'refunds'>) {
  return (
    <section aria-labelledby="refunds">
      <h3 id="refunds" className="mb-2 font-semibold">
        {words.refunds}
      </h3>
      <ul className="grid gap-2">
        {refunds.map(({ code, amount, reason, state, providerCode, createdAt }) => (
          <li key={code} className="num rounded-box bg-sunken px-4 py-3 dark:bg-sir-850">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b className="font-semibold">{sumText(amount)}</b>
              <Badge tone={refundTones[state]}>{words.refundStates[state]}</Badge>
            </span>
            <span className="block text-ink-2 wrap-anywhere">{reason}</span>
            <span className="text-label text-muted">{texts.joined(momentOf(createdAt), providerCode)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ history }: Pick<AttemptHistory, 'history'>) {
  return (
    <section aria-labelledby="history">
      <h3 id="history" className="mb-2 font-semibold">
        {words.history}
      </h3>
      <ol className="grid gap-2">
        {history.map(({ at, step, detail }, index) => (
          <li
            // Two steps may carry the same moment.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-line border-b pb-2 last:border-0"
          >
            <span className="text-label text-muted">{momentOf(at)}</span>
            <span className="min-w-0">
              <b className="block font-strong">{words.step(step)}</b>
              {detail && <span className="block text-label text-muted wrap-anywhere">{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
