import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { salonNamesQuery } from '../../data/salon.ts';
import { groupsQuery, type ListedUser, setUserActive, userPageQuery } from '../../data/users.ts';
import { session } from '../../lib/session.ts';
import { pageParam, textParam, useUrlState } from '../../lib/use-url-state.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import type { Change, SalonNames } from './user-parts.tsx';
import { salonCodes } from './user-salons.ts';
import { UserTable } from './user-table.tsx';

const failed = (failure: Error) =>
  showToast({ text: texts.changeFailed, detail: failure.message, tone: 'danger' });

/** Closes an account or opens it again; what was closed can be taken back from the message. */
const useChange = (): Change => {
  const { mutateAsync } = useMutation(setUserActive);
  const change = async (user: ListedUser, active: boolean): Promise<void> => {
    try {
      await mutateAsync({ userCode: user.code, active });
    } catch (failure) {
      return failed(failure as Error);
    }
    if (active) return showToast({ text: texts.reopened(fullName(user)) });
    showToast({
      text: texts.closed(fullName(user)),
      detail: texts.closedDetail,
      action: { label: texts.undo, onPress: () => void change(user, true) },
    });
  };
  return (user, active) => void change(user, active);
};

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** The contract's. */
const maxSearchLength = 100;

const params = { page: pageParam('sayfa'), search: textParam('ara') };

const noNames: SalonNames = new Map();

export default function PanelUsersScreen() {
  const { values, replace, push } = useUrlState(params);
  const { page, search } = values;
  // What was found before has other pages.
  const find = (text: string): void => replace({ search: text, page: 1 });
  const { data, isPending, isLoadingError, error, isPlaceholderData, refetch } = useQuery(
    userPageQuery({ index: page - 1, search }),
  );
  const { data: groups } = useQuery(groupsQuery);
  const { data: salonNames = noNames } = useQuery(salonNamesQuery(salonCodes(data?.items ?? [])));
  const change = useChange();
  const pageCount = Math.max(1, data?.pageCount ?? 1);
  const isBeyond = data !== undefined && !isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (isBeyond) replace({ page: pageCount });
  });
  return (
    <>
      <PageHead
        title={texts.title}
        sub={data ? texts.header(data.totalCount, page, pageCount) : texts.loading}
      >
        <div className="w-75 max-tablet:w-[calc(100vw-2rem)]">
          <SearchField
            label={texts.search}
            placeholder={texts.searchHint}
            maxLength={maxSearchLength}
            searched={search}
            onSearch={find}
          />
        </div>
      </PageHead>
      <div aria-busy={isPlaceholderData} className="grid gap-3.5 px-6 pb-6 max-tablet:px-4">
        {isLoadingError ? (
          <LoadFailure
            title={texts.listFailed}
            text={error.message}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <UserTable
            users={data?.items ?? []}
            salonNames={salonNames}
            titles={groups?.groups ?? []}
            change={change}
            ownCode={session.userCode()}
            isPending={isPending || isBeyond}
            empty={<NoUsers search={search} clear={() => find('')} />}
          />
        )}
        {data && data.items.length > 0 && (
          <Pager page={page} pageCount={pageCount} onPage={(next) => push({ page: next })} />
        )}
      </div>
    </>
  );
}

const art = <Pattern drawing="petals" seed="people" ground="#f4d8df" ink="#8a2f52" />;

function NoUsers({ search, clear }: { readonly search: string; readonly clear: () => void }) {
  if (search === '') return <EmptyState title={texts.nobody} text={texts.nobodyText} art={art} />;
  return (
    <EmptyState
      title={texts.nobodyFound}
      text={texts.nobodyFoundText}
      art={art}
      action={
        <Button look="outline" onPress={clear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
