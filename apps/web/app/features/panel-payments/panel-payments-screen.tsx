import { useQuery } from '@tanstack/react-query';
import { ListFilter } from 'lucide-react';
import { type AttemptState, attemptsQuery, type ListedAttempt } from '../../data/panel-sales.ts';
import { salonNamesQuery } from '../../data/salon.ts';
import { optionalParam, optionalWordParam, pageParam, useUrlState } from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { AttemptDetails } from './attempt-details.tsx';
import { AttemptTable } from './attempt-table.tsx';
import { texts, urlWords } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const params = {
  page: pageParam('sayfa'),
  state: optionalWordParam('durum', urlWords),
  salonCode: optionalParam('salon'),
  code: optionalParam('odeme'),
};

const all = 'all';
const states = Object.keys(urlWords) as AttemptState[];

const useSalonNames = (
  attempts: readonly ListedAttempt[] | undefined,
): ReadonlyMap<string, string> | undefined => {
  const codes = [...new Set((attempts ?? []).map(({ salonCode }) => salonCode))].toSorted();
  return useQuery(salonNamesQuery(codes)).data;
};

/** Every attempt to pay, of all salons. */
export default function PanelPaymentsScreen() {
  const { values, replace, push, open, close } = useUrlState(params, { code: null });
  const { page, state, salonCode, code } = values;
  const { data, isPending, isPlaceholderData, isLoadingError, error, refetch } = useQuery(
    attemptsQuery({ index: page - 1, state, salonCode }),
  );
  const names = useSalonNames(data?.items);
  return (
    <>
      <PageHead title={texts.title} sub={data ? texts.sub(data.totalCount) : texts.loading}>
        <FilterSelect
          label={texts.state}
          icon={ListFilter}
          options={[{ id: all, label: texts.all }, ...states.map((id) => ({ id, label: texts.states[id] }))]}
          value={state ?? all}
          onChange={(next) => replace({ state: next === all ? null : (next as AttemptState), page: 1 })}
        />
      </PageHead>
      <div aria-busy={isPlaceholderData} className="grid gap-3.5 px-6 pb-8 max-tablet:px-4">
        {salonCode !== null && (
          <p className="flex flex-wrap items-center gap-3 text-muted">
            {texts.salonOnly}
            <Button look="outline" size="sm" onPress={() => replace({ salonCode: null, page: 1 })}>
              {texts.allSalons}
            </Button>
          </p>
        )}
        {isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={error.message}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <AttemptTable
            attempts={data?.items ?? []}
            names={names}
            isPending={isPending}
            show={(attempt) => open({ code: attempt.code })}
            empty={
              state === null && salonCode === null ? (
                <EmptyState title={texts.none} text={texts.noneText} />
              ) : (
                <EmptyState title={texts.noneFound} />
              )
            }
          />
        )}
        {data && data.pageCount > 1 && (
          <Pager page={page} pageCount={data.pageCount} onPage={(next) => push({ page: next })} />
        )}
      </div>
      {code !== null && (
        <SideSheet title={texts.detail.title} isOpen isInAddress onOpenChange={(isOpen) => isOpen || close()}>
          <AttemptDetails
            key={code}
            code={code}
            showSalon={(salon) => replace({ salonCode: salon, state: null, page: 1, code: null })}
          />
        </SideSheet>
      )}
    </>
  );
}
