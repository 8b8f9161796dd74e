import { fullName } from '@ayna/domain/names';
import { CalendarPlus, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { generatePath, Link, useNavigate } from 'react-router';
import { type CustomerCard, customersPerPage } from '../../data/customers.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { priceText } from '../../parts/money-text.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { today } from '../../ui/day-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { CustomerBadges } from './customer-badges.tsx';
import { lastVisitText, nextText } from './row-text.ts';
import { texts } from './texts.ts';

type Props = {
  readonly cards: readonly CustomerCard[];
  readonly mayBook: boolean;
  readonly isPending: boolean;
  readonly empty: ReactNode;
};

const cardPath = ({ code }: CustomerCard): string => generatePath(paths.customer, { code });
const spentText = (spent: number | null): string => (spent === null ? texts.hidden : priceText(spent));
const iconLink =
  'grid size-9 place-items-center rounded-md text-ink-2 hover:bg-sir-100 dark:hover:bg-sir-850';

const personSkeleton = (
  <div className="flex h-10 items-center gap-3">
    <Skeleton className="size-9 rounded-oval" />
    <div className="grid flex-1 gap-2">
      <Skeleton className="h-3.5 w-32 max-w-full" />
      <Skeleton className="h-3 w-24 max-w-full" />
    </div>
  </div>
);

/** As high as a row with two lines, so that a single line stands in its middle. */
const Middle = ({ children }: { readonly children: ReactNode }) => (
  <div className="num flex min-h-10 flex-col justify-center">{children}</div>
);

/** Under this there is no room for all columns: how often somebody came is left out, and badges stand with the name. */
const crampedWhile = '(max-width: 999px)';
const crampedOut = new Set(['visits', 'tags']);

const columnsFor = (mayBook: boolean, isCramped: boolean): readonly Column<CustomerCard>[] =>
  allColumns(mayBook, isCramped).filter(({ id }) => !isCramped || !crampedOut.has(id));

const allColumns = (mayBook: boolean, isCramped: boolean): readonly Column<CustomerCard>[] => [
  {
    id: 'customer',
    header: texts.columns.customer,
    cell: (card) => <CustomerCell card={card} hasBadges={isCramped} />,
    skeleton: personSkeleton,
  },
  {
    id: 'last',
    header: texts.columns.lastVisit,
    width: 'w-45 max-large:w-36',
    cell: ({ figures }) => {
      const { day, service } = lastVisitText(figures, today());
      return (
        <Middle>
          <span>{day}</span>
          {service !== '' && <span className="truncate text-caption text-muted">{service}</span>}
        </Middle>
      );
    },
  },
  {
    id: 'visits',
    header: texts.columns.visits,
    isAtEnd: true,
    width: 'w-21 max-large:w-17',
    cell: ({ figures }) => <Middle>{figures.visits.toLocaleString('tr-TR')}</Middle>,
  },
  {
    id: 'spent',
    header: texts.columns.spent,
    isAtEnd: true,
    width: 'w-30 max-large:w-24',
    cell: ({ figures }) => (
      <Middle>
        <span className={figures.spent === null ? 'text-muted' : 'font-strong'}>
          {spentText(figures.spent)}
        </span>
      </Middle>
    ),
  },
  {
    id: 'tags',
    header: texts.columns.tags,
    width: 'w-60 max-large:w-44',
    cell: (card) => (
      <Middle>
        <CustomerBadges card={card} />
      </Middle>
    ),
  },
  {
    id: 'next',
    header: texts.columns.nextVisit,
    width: 'w-40 max-large:w-28',
    cell: ({ figures }) => (
      <Middle>
        {figures.nextVisit ? (
          nextText(figures.nextVisit, today())
        ) : (
          <span className="text-muted">{texts.none}</span>
        )}
      </Middle>
    ),
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    isAtEnd: true,
    width: 'w-25',
    cell: (card) => (
      <div className="flex min-h-10 items-center justify-end">
        {mayBook && (
          <Link
            to={`${paths.addAppointment}?musteri=${card.code}`}
            aria-label={texts.bookFor(fullName(card))}
            className={iconLink}
          >
            <CalendarPlus size={18} />
          </Link>
        )}
        <Link to={cardPath(card)} aria-label={texts.openCard(fullName(card))} className={iconLink}>
          <ChevronRight size={18} />
        </Link>
      </div>
    ),
    skeleton: <Skeleton className="ml-auto h-7 w-16" />,
  },
];

/** One page of the salon's cards: a table on a desk, cards on a phone. */
export function CustomerTable({ cards, mayBook, isPending, empty }: Props) {
  const navigate = useNavigate();
  const isCramped = useMediaQuery(crampedWhile);
  return (
    <Table
      label={texts.title}
      columns={columnsFor(mayBook, isCramped)}
      rows={cards}
      rowKey={({ code }) => code}
      onRow={(card) => void navigate(cardPath(card))}
      renderCard={(card) => <PhoneCard card={card} />}
      cardSkeleton={personSkeleton}
      {...(isPending ? { loadingRows: customersPerPage } : {})}
      empty={empty}
    />
  );
}

const phoneText = ({ phone }: CustomerCard): string => (phone === null ? texts.noPhone : localPhone(phone));

type CellProps = { readonly card: CustomerCard; readonly hasBadges: boolean };

function CustomerCell({ card, hasBadges }: CellProps) {
  const name = fullName(card);
  return (
    <div data-customer className="flex min-h-10 items-center gap-3">
      <Avatar name={name} seed={card.code} size="md" {...(card.imageUrl ? { src: card.imageUrl } : {})} />
      <div className="min-w-0 flex-1">
        {/* Without a width of its own, so that a long name does not squeeze the other columns. */}
        <Link
          to={cardPath(card)}
          className="block w-0 min-w-full truncate rounded-xs font-strong hover:underline"
        >
          {name}
        </Link>
        <span className="num block whitespace-nowrap text-caption text-muted">{phoneText(card)}</span>
        {hasBadges && (
          <span className="mt-1 block empty:hidden">
            <CustomerBadges card={card} />
          </span>
        )}
      </div>
    </div>
  );
}

/** The whole of it leads to the card; on a phone there is no room for more. */
function PhoneCard({ card }: { readonly card: CustomerCard }) {
  const name = fullName(card);
  const { day, service } = lastVisitText(card.figures, today());
  return (
    <Link data-customer to={cardPath(card)} className="-m-4 flex items-center gap-3 rounded-lg p-4">
      <Avatar name={name} seed={card.code} size="lg" {...(card.imageUrl ? { src: card.imageUrl } : {})} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-title-s-size leading-5.25">{name}</span>
        <span className="num block truncate text-label text-muted">
          {service === '' ? day : `${day}, ${service}`}
        </span>
        <span className="mt-1.75 block empty:hidden">
          <CustomerBadges card={card} />
        </span>
      </span>
      <span className="num text-right">
        <span className={`block ${card.figures.spent === null ? 'text-muted' : 'font-strong'}`}>
          {spentText(card.figures.spent)}
        </span>
        <span className="block text-label text-muted">{texts.visits(card.figures.visits)}</span>
      </span>
    </Link>
  );
}
