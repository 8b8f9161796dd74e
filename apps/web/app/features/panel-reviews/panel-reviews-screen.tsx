import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ReportedReview, type ReviewDecision, reportedReviewsQuery } from '../../data/reviews.ts';
import { salonNamesQuery } from '../../data/salon.ts';
import { pageParam, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ReportedCard } from './reported-card.tsx';
import { texts, urlWords } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const params = {
  page: pageParam(urlWords.page),
  state: wordParam(urlWords.state, urlWords.states),
};

const states = ['open', 'kept', 'hidden'] as const;
const none: readonly ReportedReview[] = [];

type OpenDialog = { readonly review: ReportedReview; readonly decision: ReviewDecision };

export default function PanelReviewsScreen() {
  const { values, replace, push } = useUrlState(params);
  const { page, state } = values;
  const { data, error, refetch } = useQuery(reportedReviewsQuery({ index: page - 1, state }));
  const items = data?.items ?? none;
  const codes = [...new Set(items.map(({ salonCode }) => salonCode))];
  const { data: names } = useQuery(salonNamesQuery(codes));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  // The last review of a page may have been decided.
  const lastPage = Math.max(1, data?.pageCount ?? page);
  useEffect(() => {
    if (page > lastPage) replace({ page: lastPage });
  });
  return (
    <>
      <PageHead title={texts.title} sub={data ? texts.sub(data.openCount) : texts.loading} />
      <div className="grid content-start gap-3.5 px-6 pb-7 max-tablet:px-4">
        <div>
          <Segmented
            label={texts.filters}
            options={states.map((value) => ({ value, label: texts.states[value] }))}
            value={state}
            onChange={(value) => replace({ state: value, page: 1 })}
          />
        </div>
        {data && items.length === 0 && <EmptyState title={texts.empty[state]} text={texts.emptyText} />}
        {items.length > 0 && (
          <ul aria-label={texts.list} className="grid gap-3">
            {items.map((review) => (
              <ReportedCard
                key={review.code}
                review={review}
                salonName={names?.get(review.salonCode)}
                decide={(decision) => setDialog({ review, decision })}
              />
            ))}
          </ul>
        )}
        {data && data.pageCount > 1 && (
          <Pager page={page} pageCount={data.pageCount} onPage={(next) => push({ page: next })} />
        )}
        {!data && error && (
          <LoadFailure
            title={texts.failed}
            text={failureMessage(error)}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Loading />}
      </div>
      {dialog && <DecisionDialog {...dialog} close={() => setDialog(null)} />}
    </>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <div className="grid gap-3">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} className="h-44 rounded-lg" />
        ))}
      </div>
    </SkeletonArea>
  );
}
