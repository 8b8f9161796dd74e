import { appointment } from '@ayna/contracts/appointment';
import { CalendarPlus, ChartNoAxesCombined } from 'lucide-react';
import type { MetaDescriptor } from 'react-router';
import { optionalParam, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { daysParam } from '../../parts/days.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { isMonth } from '../../parts/months.ts';
import { NoPermission } from '../../parts/no-permission.tsx';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BestsCard } from './bests-card.tsx';
import { CompareCard } from './compare-card.tsx';
import { HabitsCard } from './habits-card.tsx';
import { HeatMap } from './heat-map.tsx';
import { MonthsCard } from './months-card.tsx';
import { SalonsCard } from './salons-card.tsx';
import { StatisticsHead } from './statistics-head.tsx';
import { StockCard } from './stock-card.tsx';
import {
  AppointmentsPanel,
  CancellationsPanel,
  MoneyPanel,
  ProductsPanel,
  panelGrid,
} from './tab-panels.tsx';
import { texts, urlWords } from './texts.ts';
import { Tiles, TilesLoading } from './tiles.tsx';
import { type Statistics, useStatistics } from './use-statistics.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

const params = {
  month: optionalParam(urlWords.month, isMonth),
  days: daysParam({ first: urlWords.first, last: urlWords.last }),
  tab: wordParam(urlWords.tab, urlWords.tabs),
  one: optionalParam(urlWords.one),
  other: optionalParam(urlWords.other),
};

/** How the month goes, beside the month before. */
export default function StatisticsScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(appointment.routes.figures))
    return <StatisticsPage key={member.salonCode} member={member} />;
  return (
    <NoPermission
      page={texts.title}
      why={texts.noRight.why}
      right={{ name: texts.noRight.right, icon: ChartNoAxesCombined }}
    />
  );
}

const useParams = () => useUrlState(params);

type UrlState = ReturnType<typeof useParams>;

function StatisticsPage({ member }: { readonly member: Member }) {
  const urlState = useParams();
  const { month, days, tab } = urlState.values;
  const { today, period, statistics, failed, isOld, retry } = useStatistics(member.salonCode, month, days);
  const toMonth = (next: string): string =>
    `?${new URLSearchParams({
      [urlWords.month]: next,
      ...(urlWords.tabs[tab] === '' ? {} : { [urlWords.tab]: urlWords.tabs[tab] }),
    })}`;
  return (
    <>
      <StatisticsHead
        period={period}
        days={days}
        today={today}
        isReady={statistics !== undefined}
        toMonth={toMonth}
        choose={(chosen) => urlState.push({ days: chosen })}
      />
      <div
        aria-busy={isOld}
        className="grid grid-cols-1 content-start gap-3.5 px-6 pt-0.5 pb-7 max-tablet:gap-2.5 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto print:overflow-visible"
      >
        {failed?.error ? (
          <LoadFailure title={texts.failed} text={failed.error.message} retry={texts.retry} onRetry={retry} />
        ) : statistics ? (
          <Content statistics={statistics} member={member} urlState={urlState} />
        ) : (
          <>
            <TilesLoading />
            <Skeleton className="h-96 w-full rounded-card" />
          </>
        )}
      </div>
    </>
  );
}

type ContentProps = {
  readonly statistics: Statistics;
  readonly member: Member;
  readonly urlState: UrlState;
};

const isEmpty = ({ figures: { appointments, money } }: Statistics): boolean =>
  appointments.byDay.length === 0 && money.byCategory.length === 0;

function Content({ statistics, member, urlState: { values, replace } }: ContentProps) {
  if (isEmpty(statistics))
    return (
      <>
        <Tiles statistics={statistics} />
        <EmptyState
          title={texts.empty.title}
          text={texts.empty.text}
          art={<HairAvatar seed="statistics" tone="auburn" />}
          action={
            <ButtonLink look="outline" to={paths.addAppointment} icon={CalendarPlus}>
              {texts.empty.action}
            </ButtonLink>
          }
        />
        <SalonsCard period={statistics.period} />
      </>
    );
  return (
    <>
      <Tiles statistics={statistics} />
      <div data-tour="statistics-tabs">
        <Tabs
          label={texts.tabs.label}
          selected={values.tab}
          onSelect={(tab) => replace({ tab })}
          items={[
            {
              id: 'appointments',
              label: texts.tabs.appointments,
              panel: <AppointmentsPanel statistics={statistics} />,
            },
            {
              id: 'cancellations',
              label: texts.tabs.cancellations,
              panel: <CancellationsPanel statistics={statistics} />,
            },
            { id: 'money', label: texts.tabs.money, panel: <MoneyPanel statistics={statistics} /> },
            { id: 'products', label: texts.tabs.products, panel: <ProductsPanel statistics={statistics} /> },
          ]}
        />
      </div>
      <div className={panelGrid}>
        <MonthsCard statistics={statistics} />
        <BestsCard statistics={statistics} />
        <StockCard member={member} />
      </div>
      <div className="grid grid-cols-2 gap-3 max-desk:grid-cols-1 max-tablet:gap-2.5">
        <HeatMap statistics={statistics} />
        <HabitsCard statistics={statistics} salonCode={member.salonCode} />
      </div>
      <CompareCard statistics={statistics} chosen={values} choose={replace} />
      <SalonsCard period={statistics.period} />
    </>
  );
}
