import { useQuery } from '@tanstack/react-query';
import { Mail, MessageSquareText, Wallet } from 'lucide-react';
import { deliveriesQuery, deliveryDaysQuery, smsSpentQuery } from '../../data/panel.ts';
import { salonNamesQuery } from '../../data/salon.ts';
import { pageParam, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { momentOf } from '../../parts/moment-text.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryFigure } from '../../parts/query-figure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { texts, urlWords } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const params = { kind: wordParam('ileti', urlWords), page: pageParam('sayfa') };

type Kind = keyof typeof texts.kinds;
const kinds = Object.keys(texts.kinds) as Kind[];

export default function PanelDeliveryScreen() {
  const { values, replace, push } = useUrlState(params);
  const { kind, page } = values;
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub} />
      <div className="grid gap-6 px-6 pb-8 max-tablet:px-4">
        <Figures />
        <Tabs
          label={texts.kind}
          selected={kind}
          onSelect={(next) => replace({ kind: next, page: 1 })}
          items={kinds.map((id) => ({
            id,
            label: texts.kinds[id],
            panel: id === kind && (
              <Deliveries kind={id} page={page} choosePage={(next) => push({ page: next })} />
            ),
          }))}
        />
      </div>
    </>
  );
}

function Figures() {
  const days = useQuery(deliveryDaysQuery);
  const spent = useQuery(smsSpentQuery);
  return (
    <div className="grid gap-3 tablet:grid-cols-3">
      {(['sms', 'mail'] as const).map((channel) => (
        <QueryFigure
          key={channel}
          title={texts.channelTitle[channel]}
          icon={channel === 'sms' ? MessageSquareText : Mail}
          query={days}
          format={({ channels }) => {
            const one = channels.find((each) => each.channel === channel);
            if (!one) return { value: texts.number(0), line: texts.noMessage };
            const line = texts.channelLine(one.failed, one.unknown, one.waiting);
            const last = one.lastAcceptedAt ? [texts.last(momentOf(one.lastAcceptedAt))] : [];
            return { value: texts.number(one.sent), line: texts.joined(line, ...last) };
          }}
        />
      ))}
      <QueryFigure
        title={texts.smsSpent}
        icon={Wallet}
        query={spent}
        format={({ thisMonth, lastMonth }) => ({
          value: texts.number(thisMonth.parts),
          line: texts.smsLine(lastMonth.parts),
        })}
      />
    </div>
  );
}

type DeliveriesProps = {
  readonly kind: Kind;
  readonly page: number;
  readonly choosePage: (page: number) => void;
};

function Deliveries({ kind, page, choosePage }: DeliveriesProps) {
  const { data, isPending, isLoadingError, error, isPlaceholderData, refetch } = useQuery(
    deliveriesQuery({ kind, index: page - 1 }),
  );
  const codes = [...new Set(data?.items.flatMap(({ salonCode }) => salonCode ?? []))];
  const { data: salonNames } = useQuery(salonNamesQuery(codes));
  if (isLoadingError)
    return (
      <LoadFailure
        title={texts.failedTitle}
        text={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-3.5">
      <DeliveryTable
        deliveries={data?.items ?? []}
        salonNames={salonNames}
        isPending={isPending}
        empty={<EmptyState {...texts.empty[kind]} />}
      />
      {data && data.pageCount > 1 && <Pager page={page} pageCount={data.pageCount} onPage={choosePage} />}
    </div>
  );
}
