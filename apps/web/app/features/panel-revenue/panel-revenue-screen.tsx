import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Repeat, Store, TestTube, UserMinus } from 'lucide-react';
import { type Revenue, revenueQuery } from '../../data/panel-sales.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { sumText } from '../../parts/money-text.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { QueryFigure } from '../../parts/query-figure.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { churnOf } from './churn.ts';
import { MonthTable } from './month-table.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const words = texts.now;

/** What comes in by month, and who stays. */
export default function PanelRevenueScreen() {
  const query = useQuery(revenueQuery);
  const { data, isPending, isLoadingError, error, refetch } = query;
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub} />
      <div className="grid gap-7 px-6 pb-8 max-tablet:px-4">
        {isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={error.message}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <Figures query={query} />
            <MonthTable months={data?.months ?? []} isPending={isPending} />
            {/* Who has no mouse scrolls the page from here. */}
            <p>
              <Link to={paths.panelPayments}>{texts.toPayments}</Link>
            </p>
          </>
        )}
      </div>
    </>
  );
}

type FiguresProps = { readonly query: UseQueryResult<Revenue> };

function Figures({ query }: FiguresProps) {
  return (
    <div className="grid gap-3 small:grid-cols-2 wide:grid-cols-4">
      <QueryFigure
        title={words.mrr}
        icon={Repeat}
        query={query}
        format={({ now }) => ({ value: sumText(now.mrr), line: words.mrrLine })}
      />
      <QueryFigure
        title={words.paying}
        icon={Store}
        query={query}
        format={({ now }) => ({ value: texts.number(now.paying), line: words.payingLine(now.grace) })}
      />
      <QueryFigure
        title={words.trial}
        icon={TestTube}
        query={query}
        format={({ now }) => ({ value: texts.number(now.trial), line: words.trialLine })}
      />
      <QueryFigure
        title={words.churn}
        icon={UserMinus}
        query={query}
        format={({ months }) => {
          const month = months.at(-1);
          const churn = month ? churnOf(month) : null;
          const line = churn === null ? words.noChurnLine : words.churnLine(texts.percent(churn));
          return { value: texts.number(month?.lost ?? 0), line };
        }}
      />
    </div>
  );
}
