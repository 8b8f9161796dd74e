import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { salonNamesQuery } from '../../data/salon.ts';
import { groupsQuery, userPageQuery } from '../../data/users.ts';
import { pageFrom, pageText, withParam } from '../../lib/page-param.ts';
import { session } from '../../lib/session.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDebouncedSearch } from '../../parts/use-debounced-search.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Pattern } from '../../ui/pattern/pattern.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import { useChange } from './use-change.ts';
import type { SalonNames } from './user-parts.tsx';
import { salonCodes } from './user-salons.ts';
import { UserTable } from './user-table.tsx';

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

const pageParam = 'sayfa';
const searchParam = 'ara';
/** The contract's. */
const maxSearchLength = 100;

const useUrlState = () => {
  const [params, setParams] = useSearchParams();
  const go = (page: number, replace = false) =>
    setParams((now) => withParam(now, pageParam, pageText(page)), { preventScrollReset: true, replace });
  // What was found before has other pages.
  const find = (text: string) =>
    setParams((now) => withParam(withParam(now, pageParam, ''), searchParam, text), {
      preventScrollReset: true,
      replace: true,
    });
  return { page: pageFrom(params.get(pageParam)), search: params.get(searchParam) ?? '', go, find };
};

const noNames: SalonNames = new Map();

export default function PanelUsersScreen() {
  const { page, search, go, find } = useUrlState();
  const [typed, setTyped] = useDebouncedSearch(search, find);
  const { data, isPending, isLoadingError, error, isPlaceholderData, refetch } = useQuery(
    userPageQuery({ index: page - 1, search }),
  );
  const { data: groups } = useQuery(groupsQuery);
  const { data: salonNames = noNames } = useQuery(salonNamesQuery(salonCodes(data?.items ?? [])));
  const change = useChange();
  const pageCount = Math.max(1, data?.pageCount ?? 1);
  const isBeyond = data !== undefined && !isPlaceholderData && page > pageCount;
  useEffect(() => {
    if (isBeyond) go(pageCount, true);
  });
  return (
    <>
      <PageHead
        title={texts.title}
        sub={data ? texts.header(data.totalCount, page, pageCount) : texts.loading}
      >
        <SearchField value={typed} onChange={setTyped} />
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
            empty={<NoUsers search={search} clear={() => setTyped('')} />}
          />
        )}
        {data && data.items.length > 0 && <Pager page={page} pageCount={pageCount} onPage={go} />}
      </div>
    </>
  );
}

type SearchProps = { readonly value: string; readonly onChange: (text: string) => void };

function SearchField({ value, onChange }: SearchProps) {
  return (
    <div className="w-75 max-tablet:w-[calc(100vw-2rem)]">
      <TextField
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.searchHint}
        maxLength={maxSearchLength}
        value={value}
        onChange={onChange}
        start={<Search aria-hidden="true" size={17} strokeWidth={1.75} />}
      />
    </div>
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
