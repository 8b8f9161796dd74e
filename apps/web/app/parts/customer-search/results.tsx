import { fullName } from '@ayna/domain/names';
import { CalendarPlus, CornerDownLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { CustomerMatch } from '../../data/customers.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Key } from '../../ui/key.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { CustomerSummary } from './customer-summary.tsx';
import { bookingAttribute } from './handle-result-keys.ts';
import { texts } from './texts.ts';
import type { useCustomerSearch } from './use-customer-search.ts';

type SearchState = Omit<ReturnType<typeof useCustomerSearch>, 'first'>;

type ResultLinks = {
  readonly cardOf: (customer: CustomerMatch) => string;
  /** Without it the person may not book. */
  readonly bookingFor: ((customer: CustomerMatch) => string) | undefined;
};

type Props = ResultLinks & { readonly search: SearchState; readonly seesPhones: boolean };

/** As many as the API answers at once. */
const maxResults = 8;

/** Always as high, so that nothing jumps while letters are typed. */
const box = '-mx-2 h-[min(26.5rem,52dvh)] overflow-y-auto overscroll-contain px-2 py-0.5';

export function Results({ search, seesPhones, ...links }: Props) {
  const { customers, isSearch, failure, retry } = search;
  return (
    <div className={box}>
      <p role="status" className={isSearch ? 'sr-only' : 'px-2 pb-1.5 text-label text-muted'}>
        {statusOf(search)}
      </p>
      {customers && customers.length > 0 && <List customers={customers} typed={search.searched} {...links} />}
      {customers?.length === 0 && (
        <NoResults search={search} seesPhones={seesPhones} bookingFor={links.bookingFor} />
      )}
      {!customers && failure && (
        <LoadFailure title={texts.failed} text={failure.message} retry={texts.retry} onRetry={retry} />
      )}
      {!customers && !failure && <ResultsSkeleton />}
    </div>
  );
}

const statusOf = ({ customers, isSearch, typed }: SearchState): string => {
  if (!isSearch) return typed.trim() === '' ? texts.latest : texts.oneMore;
  if (!customers) return '';
  return customers.length === maxResults ? texts.foundFull : texts.found(customers.length);
};

type ListProps = ResultLinks & { readonly customers: readonly CustomerMatch[]; readonly typed: string };

function List({ customers, typed, ...links }: ListProps) {
  return (
    <ul aria-label={texts.title} className="group/list grid grid-cols-1 gap-0.5">
      {customers.map((customer) => (
        <Row key={customer.code} customer={customer} typed={typed} {...links} />
      ))}
    </ul>
  );
}

type RowProps = ResultLinks & { readonly customer: CustomerMatch; readonly typed: string };

function Row({ customer, typed, cardOf, bookingFor }: RowProps) {
  const booking = bookingFor?.(customer);
  return (
    <li className="group flex items-center gap-1 rounded-input pr-1.5 focus-within:bg-sunken hover:bg-sunken dark:focus-within:bg-sir-850 dark:hover:bg-sir-850">
      <Link
        data-result
        {...{ [bookingAttribute]: booking }}
        to={cardOf(customer)}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-input px-2 py-1.5"
      >
        <CustomerSummary customer={customer} typed={typed} />
        {/* What Enter would open from the field. */}
        <span
          aria-hidden="true"
          className="hidden group-first:inline group-focus-within/list:hidden max-tablet:hidden!"
        >
          <Key>
            <CornerDownLeft size={12} strokeWidth={2} />
          </Key>
        </span>
      </Link>
      {booking && <BookLink name={fullName(customer)} to={booking} />}
    </li>
  );
}

function BookLink({ name, to }: { readonly name: string; readonly to: string }) {
  return (
    <Link
      to={to}
      aria-label={texts.bookFor(name)}
      className="inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md px-3 font-medium text-accent-ink text-label transition-colors duration-120 hover:bg-accent-soft-2 tablet:h-8.5 tablet:px-2.5"
    >
      <CalendarPlus size={18} />
      <span className="max-tablet:hidden">{texts.book}</span>
    </Link>
  );
}

type NoResultsProps = Pick<Props, 'search' | 'seesPhones' | 'bookingFor'>;

const hintOf = ({ isSearch }: SearchState, seesPhones: boolean): string => {
  if (!isSearch) return texts.nobodyYetText;
  return seesPhones ? texts.noneFoundText : texts.noneFoundMasked;
};

function NoResults({ search, seesPhones, bookingFor }: NoResultsProps) {
  return (
    <EmptyState
      level={3}
      title={search.isSearch ? texts.noneFound(search.searched) : texts.nobodyYet}
      text={hintOf(search, seesPhones)}
      action={
        bookingFor && (
          <ButtonLink look="outline" to={paths.addAppointment}>
            {texts.newAppointment}
          </ButtonLink>
        )
      }
    />
  );
}

function ResultsSkeleton() {
  return (
    <SkeletonArea>
      <div className="grid gap-0.5">
        {['w-40', 'w-32', 'w-44', 'w-36'].map((width) => (
          <div key={width} className="flex min-h-13 items-center gap-3 px-2 py-1.5">
            <Skeleton className="size-9.5 rounded-full" />
            <span className="grid gap-1.5">
              <Skeleton className={`h-3.5 ${width}`} />
              <Skeleton className="h-3 w-56" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}
