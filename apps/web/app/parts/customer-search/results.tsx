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
import { CustomerFace } from './customer-face.tsx';
import { texts } from './texts.ts';
import type { useSearched } from './use-searched.ts';
import { bookingAttribute } from './walk-results.ts';

type Searched = Omit<ReturnType<typeof useSearched>, 'first'>;

type Ways = {
  readonly cardOf: (customer: CustomerMatch) => string;
  /** Without it the person may not book. */
  readonly bookingFor: ((customer: CustomerMatch) => string) | undefined;
};

type Props = Ways & { readonly searched: Searched; readonly seesPhones: boolean };

/** As many as the API answers at once. */
const most = 8;

/** Always as high, so that nothing jumps while letters are typed. */
const box = '-mx-2 h-[min(26.5rem,52dvh)] overflow-y-auto overscroll-contain px-2 py-0.5';

export function Results({ searched, seesPhones, ...ways }: Props) {
  const { customers, isSearch, error, refetch } = searched;
  return (
    <div className={box}>
      <p role="status" className={isSearch ? 'sr-only' : 'px-2 pb-1.5 text-label text-muted'}>
        {statusOf(searched)}
      </p>
      {customers && customers.length > 0 && (
        <List customers={customers} typed={searched.searched} {...ways} />
      )}
      {customers?.length === 0 && (
        <Nobody searched={searched} seesPhones={seesPhones} bookingFor={ways.bookingFor} />
      )}
      {!customers && error && (
        <LoadFailure
          title={texts.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!customers && !error && <Waiting />}
    </div>
  );
}

const statusOf = ({ customers, isSearch, typed }: Searched): string => {
  if (!isSearch) return typed.trim() === '' ? texts.latest : texts.oneMore;
  if (!customers) return '';
  return customers.length === most ? texts.foundFull : texts.found(customers.length);
};

type ListProps = Ways & { readonly customers: readonly CustomerMatch[]; readonly typed: string };

function List({ customers, typed, ...ways }: ListProps) {
  return (
    <ul aria-label={texts.title} className="group/list grid grid-cols-1 gap-0.5">
      {customers.map((customer) => (
        <Row key={customer.code} customer={customer} typed={typed} {...ways} />
      ))}
    </ul>
  );
}

type RowProps = Ways & { readonly customer: CustomerMatch; readonly typed: string };

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
        <CustomerFace customer={customer} typed={typed} />
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
      className="inline-flex h-11 shrink-0 items-center gap-1.5 rounded-md px-3 font-medium text-accent-ink text-label transition-colors duration-[120ms] hover:bg-accent-soft-2 tablet:h-8.5 tablet:px-2.5"
    >
      <CalendarPlus aria-hidden="true" size={18} strokeWidth={1.75} />
      <span className="max-tablet:hidden">{texts.book}</span>
    </Link>
  );
}

type NobodyProps = Pick<Props, 'searched' | 'seesPhones' | 'bookingFor'>;

const hintOf = ({ isSearch }: Searched, seesPhones: boolean): string => {
  if (!isSearch) return texts.nobodyYetText;
  return seesPhones ? texts.noneFoundText : texts.noneFoundMasked;
};

function Nobody({ searched, seesPhones, bookingFor }: NobodyProps) {
  return (
    <EmptyState
      level={3}
      title={searched.isSearch ? texts.noneFound(searched.searched) : texts.nobodyYet}
      text={hintOf(searched, seesPhones)}
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

function Waiting() {
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
