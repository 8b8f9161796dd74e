import { content } from '@ayna/contracts/content';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { answerReview, reviewsQuery, type SalonReview } from '../../data/reviews.ts';
import { optionalWordParam, pageParam, useUrlState } from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { failureMessage, showFailure } from '../../parts/show-failure.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { type ReviewActions, ReviewCard } from './review-card.tsx';
import { AnswerDialog, ReportDialog } from './review-dialogs.tsx';
import { texts, urlWords } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

const params = {
  page: pageParam(urlWords.page),
  state: optionalWordParam(urlWords.state, urlWords.states),
};

const every = 'all';
const states = ['all', 'unanswered', 'reported'] as const;

export default function ReviewsScreen() {
  const member = useMember();
  return member ? <Reviews key={member.salonCode} member={member} /> : null;
}

type OpenDialog = { readonly kind: 'answer' | 'report'; readonly review: SalonReview };

/** What may be done with a review. An answer that was removed can be put back from the message. */
const useReviewActions = (salonCode: string, open: (dialog: OpenDialog) => void): ReviewActions => {
  const { mutateAsync } = useMutation(answerReview);
  const put = async ({ code }: SalonReview, answer: string): Promise<boolean> => {
    try {
      await mutateAsync({ salonCode, code, answer });
      return true;
    } catch (failure) {
      showFailure(failure);
      return false;
    }
  };
  const remove = async (review: SalonReview): Promise<void> => {
    if (!(await put(review, ''))) return;
    showToast({
      text: texts.answerRemoved,
      action: { label: texts.undo, onPress: () => void put(review, review.answer ?? '') },
    });
  };
  return {
    answer: (review) => open({ kind: 'answer', review }),
    report: (review) => open({ kind: 'report', review }),
    removeAnswer: (review) => void remove(review),
  };
};

function Reviews({ member: { salonCode, mayCall } }: { readonly member: Member }) {
  const { values, replace, push } = useUrlState(params);
  const { page, state } = values;
  const { data, error, refetch } = useQuery(reviewsQuery(salonCode, { index: page - 1, state }));
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actions = useReviewActions(salonCode, setDialog);
  const mayAnswer = mayCall(content.routes.answerReview);
  // An address may be older than the list is long.
  const lastPage = Math.max(1, data?.pageCount ?? page);
  useEffect(() => {
    if (page > lastPage) replace({ page: lastPage });
  });
  const close = (): void => setDialog(null);
  return (
    <>
      <PageHead title={texts.title} sub={texts.sub} />
      <div className="grid min-h-0 flex-1 content-start gap-3.5 overflow-y-auto px-6 pt-px pb-7 max-tablet:px-4 max-tablet:pb-6">
        {data && data.reviewCount > 0 && <RatingSummary {...data} />}
        {data && (data.reviewCount > 0 || data.totalCount > 0 || state !== null) && (
          <div>
            <Segmented
              label={texts.filters}
              options={states.map((value) => ({ value, label: texts.states[value] }))}
              value={state ?? every}
              onChange={(value) => replace({ state: value === every ? null : value, page: 1 })}
            />
          </div>
        )}
        {data && (
          <ReviewList
            items={data.items}
            actions={mayAnswer ? actions : undefined}
            clear={state === null ? undefined : () => replace({ state: null, page: 1 })}
          />
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
      {dialog?.kind === 'answer' && (
        <AnswerDialog salonCode={salonCode} review={dialog.review} close={close} />
      )}
      {dialog?.kind === 'report' && (
        <ReportDialog salonCode={salonCode} review={dialog.review} close={close} />
      )}
    </>
  );
}

type ListProps = {
  readonly items: readonly SalonReview[];
  readonly actions: ReviewActions | undefined;
  /** Takes the filter back; undefined where there is none. */
  readonly clear: (() => void) | undefined;
};

function ReviewList({ items, actions, clear }: ListProps) {
  if (items.length === 0) return <NoReviews clear={clear} />;
  return (
    <ul aria-label={texts.list} className="grid gap-3">
      {items.map((review) => (
        <ReviewCard key={review.code} review={review} actions={actions} />
      ))}
    </ul>
  );
}

const art = <Pattern drawing="sweeps" seed="reviews" ground="#174238" ink="#e2a06f" />;

function NoReviews({ clear }: Pick<ListProps, 'clear'>) {
  if (clear)
    return (
      <EmptyState
        title={texts.noneFound}
        text={texts.noneFoundText}
        action={
          <Button look="outline" onPress={clear}>
            {texts.clear}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyText}
      art={art}
      action={
        <ButtonLink look="outline" to={paths.profile}>
          {texts.toCalendar}
        </ButtonLink>
      }
    />
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <Skeleton className="h-34 rounded-lg" />
      <div className="mt-3.5 grid gap-3">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} className="h-40 rounded-lg" />
        ))}
      </div>
    </SkeletonArea>
  );
}
