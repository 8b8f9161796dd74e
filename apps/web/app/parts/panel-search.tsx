import { fullName } from '@ayna/domain/names';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Avatar } from '../ui/avatar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { entries } from '../ui/overlay/browser-entries.ts';
import { SearchInput } from '../ui/search-field.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { handleResultKeys } from './customer-search/handle-result-keys.ts';
import { LoadFailure } from './load-failure.tsx';
import { localPhone } from './local-phone.ts';
import { personInPanel, salonInPanel } from './panel-links.ts';
import { texts } from './panel-search/texts.ts';
import { type PanelSearchState, usePanelSearch } from './panel-search/use-panel-search.ts';
import { SalonArt } from './salon-art.tsx';
import { showFailure } from './show-failure.ts';

type Props = {
  /** What was typed while the dialog was on its way. */
  readonly start: string;
  readonly onClose: () => void;
};

/** Finds a salon or a person of the platform from wherever its staff is. */
export function PanelSearch({ start, onClose }: Props) {
  return (
    <Dialog isOpen width="m" title={texts.title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Search start={start} onClose={onClose} />
    </Dialog>
  );
}

function Search({ start, onClose }: Props) {
  const { first, ...search } = usePanelSearch(start);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  // With the field, and not a moment after it: a letter that comes between would be nobody's.
  useLayoutEffect(() => field.current?.focus(), []);

  // The page is pushed where the dialog's history entry was: back leads to where the search was opened.
  const go = (to: string): void => {
    entries?.afterClosing(() => void navigate(to));
    onClose();
  };
  const enter = async (): Promise<void> => {
    try {
      const to = await first();
      if (to) go(to);
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    // What bubbles up here comes from the field and from the links below it, which lead away.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
      onKeyDown={(event) => handleResultKeys(event, { field: field.current, enter, go })}
      className="flex min-h-0 flex-col gap-3"
    >
      <SearchInput
        ref={field}
        size="lg"
        label={texts.label}
        maxLength={100}
        value={search.typed}
        onChange={search.setTyped}
      />
      <Results search={search} />
    </div>
  );
}

type ResultsProps = { readonly search: Omit<PanelSearchState, 'first'> };

const statusOf = ({ isSearch, typed, totals, isCut }: ResultsProps['search']): string => {
  if (!isSearch) return typed.trim() === '' ? texts.hint : texts.oneMore;
  if (!totals) return '';
  return isCut ? texts.foundMore(...totals) : texts.found(...totals);
};

function Results({ search }: ResultsProps) {
  const { isSearch, salons, people, failure, retry, searched } = search;
  if (failure)
    return <LoadFailure title={texts.failed} text={failure.message} retry={texts.retry} onRetry={retry} />;
  const isNone = salons?.length === 0 && people?.length === 0;
  return (
    <div className="min-h-0 overflow-y-auto">
      <p role="status" className="px-2 pb-1.5 text-caption text-muted">
        {statusOf(search)}
      </p>
      {isSearch && !salons && <ResultsSkeleton />}
      {isNone && <EmptyState level={3} title={texts.noneFound(searched)} text={texts.noneFoundText} />}
      {salons && salons.length > 0 && (
        <ResultList label={texts.salons}>
          {salons.map(({ code, name, type, district, provinceName }) => (
            <Result
              key={code}
              to={salonInPanel(code)}
              name={name}
              line={`${district}, ${provinceName}`}
              picture={
                <span className="block h-9.5 w-7.5 shrink-0 overflow-hidden rounded-oval">
                  <SalonArt type={type} seed={code} className="size-full" />
                </span>
              }
            />
          ))}
        </ResultList>
      )}
      {people && people.length > 0 && (
        <ResultList label={texts.people}>
          {people.map((person) => (
            <Result
              key={person.code}
              to={personInPanel(person.phone)}
              name={fullName(person)}
              line={`${texts.roles[person.role]} \u00b7 ${localPhone(person.phone)}`}
              picture={<Avatar name={fullName(person)} seed={person.code} size="md" />}
            />
          ))}
        </ResultList>
      )}
    </div>
  );
}

type ListProps = { readonly label: string; readonly children: ReactNode };

function ResultList({ label, children }: ListProps) {
  return (
    <>
      <p aria-hidden="true" className="px-2 pt-2 pb-1 font-medium text-muted text-tag-size">
        {label}
      </p>
      <ul aria-label={label} className="grid grid-cols-1 gap-0.5">
        {children}
      </ul>
    </>
  );
}

type ResultProps = {
  readonly to: string;
  readonly name: string;
  readonly line: string;
  readonly picture: ReactNode;
};

function Result({ to, name, line, picture }: ResultProps) {
  return (
    <li className="rounded-input focus-within:bg-sunken hover:bg-sunken dark:focus-within:bg-sir-850 dark:hover:bg-sir-850">
      <Link data-result to={to} className="flex min-h-13 items-center gap-3 rounded-input px-2 py-1.5">
        <span className="grid w-9.5 shrink-0 place-items-center">{picture}</span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-ink">{name}</span>
          <span className="num block truncate text-caption text-muted">{line}</span>
        </span>
      </Link>
    </li>
  );
}

function ResultsSkeleton() {
  return (
    <SkeletonArea>
      {['w-40', 'w-32', 'w-44'].map((width) => (
        <div key={width} className="flex min-h-13 items-center gap-3 px-2 py-1.5">
          <Skeleton className="size-9.5 rounded-full" />
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </SkeletonArea>
  );
}
