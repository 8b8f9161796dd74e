import { CallError } from '@ayna/contracts/core/client';
import { subscription } from '@ayna/contracts/subscription';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { attemptQuery, orderQuery } from '../../data/checkout.ts';
import { invalidateKeys } from '../../data/invalidation.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { resultState } from './result-state.ts';
import { ResultView } from './result-view.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

export default function PaymentResultScreen() {
  const { token = '' } = useParams();
  const member = useMember();
  const attempt = useQuery(attemptQuery(token));
  const isPayer = member?.mayCall(subscription.routes.completePayment) ?? false;
  const reference = attempt.data?.reference ?? '';
  const order = useQuery({ ...orderQuery(reference), enabled: isPayer && reference !== '' });
  const state = attempt.data && resultState(attempt.data, order.data);
  useFreshWhenOver(state);
  if (attempt.isLoadingError) return <Missing error={attempt.error} retry={() => void attempt.refetch()} />;
  if (!attempt.data || !state || (isPayer && order.isLoading)) return <Loading />;
  const refetch = async (): Promise<void> => {
    await order.refetch();
    await attempt.refetch();
  };
  return (
    <ResultView
      attempt={attempt.data}
      order={order.data}
      state={state}
      isChecking={attempt.isFetching || order.isFetching}
      onCheck={() => void refetch()}
    />
  );
}

/** What was bought shows everywhere at once, and not when a cache is old. */
const useFreshWhenOver = (state: string | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (state === 'paid')
      invalidateKeys(client, [
        ['subscription', 'active'],
        ['subscription', 'payments'],
      ]);
  }, [client, state]);
};

const sheet =
  'mx-auto w-full max-w-150 rounded-dialog bg-surface p-6 shadow-outline tablet:mt-3 tablet:p-8.5';

function Loading() {
  return (
    <div className={sheet}>
      <SkeletonArea>
        <Skeleton className="mb-5 h-9 w-64" />
        <Skeleton className="h-60 w-full" />
      </SkeletonArea>
    </div>
  );
}

type MissingProps = { readonly error: unknown; readonly retry: () => void };

function Missing({ error, retry }: MissingProps) {
  // A token that no attempt has, or that cannot be one.
  const isUnknown = error instanceof CallError && [400, 404, 422].includes(error.status);
  return (
    <div className={sheet}>
      <h1 className="sr-only">{texts.title}</h1>
      {isUnknown ? (
        <EmptyState
          {...texts.unknown}
          action={
            <ButtonLink to={paths.packageManagement} reloadDocument>
              {texts.toPackage}
            </ButtonLink>
          }
        />
      ) : (
        <LoadFailure title={texts.failed} text={texts.failedText} retry={texts.retry} onRetry={retry} />
      )}
    </div>
  );
}
