import { Repeat2, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { statusLooks } from '../../parts/appointment-status.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { sumText } from '../../parts/money-text.ts';
import { phoneHref } from '../../parts/public-salon.ts';
import { repeatHref } from '../../parts/repeat-visit.ts';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { StarRow } from '../../parts/star-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { partsOf } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import type { VisitReview } from './model/visit-review.ts';
import type { OwnVisit } from './model/visits.ts';
import { texts } from './texts.ts';
import type { useManage } from './use-manage.ts';
import type { useReview } from './use-review.ts';

export const servicesOf = ({ services }: Pick<OwnVisit, 'services'>): string =>
  services.map(({ name, session }) => texts.session(name, session)).join(', ');

/** What a button of a row is called for who does not see the row. */
const nameOf = (visit: OwnVisit): string => {
  const { date, month } = partsOf(visit.startsAt.slice(0, 10));
  return `${servicesOf(visit)}, ${date} ${month.long}`;
};

export function ForOther({ name }: { readonly name: string | null }) {
  return name === null ? null : <Badge size="sm">{texts.forOther(name)}</Badge>;
}

type OvalProps = { readonly name: string; readonly type: SalonType | undefined; readonly seed: string };

/** A salon's art with its initial, in the oval of a mirror. */
export function SalonOval({ name, type, seed }: OvalProps) {
  return (
    <span
      aria-hidden="true"
      className="relative grid aspect-mirror w-11.5 flex-none place-items-center overflow-hidden rounded-oval bg-accent-soft"
    >
      {type && <SalonArt type={type} seed={seed} className="absolute inset-0 size-full" />}
      <b className="display relative grid h-8 w-6.5 place-items-center rounded-oval bg-surface text-head-18 text-ink">
        {Array.from(name)[0]}
      </b>
    </span>
  );
}

type RowProps = {
  readonly visit: OwnVisit;
  readonly title: ReactNode;
  readonly facts: readonly string[];
  /** The stars that the customer gave; null for none. */
  readonly stars?: number | null;
  readonly children: ReactNode;
};

function Row({ visit: { startsAt, salon, forName }, title, facts, stars = null, children }: RowProps) {
  const { date, month, weekday } = partsOf(startsAt.slice(0, 10));
  return (
    <li className="grid grid-cols-[3.5rem_auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 py-4 shadow-below max-tablet:gap-x-2.5 small:grid-cols-[3.5rem_auto_minmax(0,1fr)_auto]">
      <p className="num whitespace-nowrap text-center text-caption text-muted">
        <b className="display block text-head-28/7.5 text-ink">{date}</b>
        {month.short} {weekday.short}
      </p>
      <SalonOval name={salon?.name ?? ''} type={salon?.type} seed={salon?.path ?? ''} />
      <div className="num min-w-0">
        <p className="font-semibold">
          {title} <ForOther name={forName} />
        </p>
        <p className="text-body text-muted">
          {facts.filter(Boolean).join(texts.dot)}
          {stars !== null && (
            <span className="whitespace-nowrap">
              {texts.dot}
              {texts.rated} <StarRow stars={stars} size={15} />
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-small:col-start-3">{children}</div>
    </li>
  );
}

const clockOf = (moment: string): string => moment.slice(11, 16);

type UpcomingProps = { readonly visit: OwnVisit; readonly manage: ReturnType<typeof useManage> };

export function UpcomingRow({ visit, manage }: UpcomingProps) {
  const { code, startsAt, endsAt, employees, price, salon, status } = visit;
  const { tone, word, Icon } = statusLooks[status];
  return (
    <Row
      visit={visit}
      title={`${texts.time(clockOf(startsAt), clockOf(endsAt))} ${servicesOf(visit)}`}
      facts={[
        [salon?.name, salon?.district].filter(Boolean).join(', '),
        employees,
        price > 0 ? sumText(price) : '',
      ]}
    >
      <Badge tone={tone} icon={Icon}>
        {word}
      </Badge>
      <Button
        look="outline"
        aria-label={texts.detailsOf(nameOf(visit))}
        isPending={manage.isOpening(code)}
        onPress={() => manage.open(code)}
      >
        {texts.details}
      </Button>
    </Row>
  );
}

const isStruck = ({ status }: OwnVisit): boolean => status === 'Canceled' || status === 'NoShow';

type PastProps = {
  readonly visit: OwnVisit;
  readonly review: VisitReview;
  readonly reviewing: ReturnType<typeof useReview>;
};

export function PastRow({ visit, review: { stars, toReview }, reviewing }: PastProps) {
  const { employees, price, salon, status, parts } = visit;
  const { tone, word, Icon } = statusLooks[status];
  const isGone = isStruck(visit);
  return (
    <Row
      visit={visit}
      title={
        isGone ? (
          <s className="font-medium text-muted decoration-1">{servicesOf(visit)}</s>
        ) : (
          servicesOf(visit)
        )
      }
      facts={[salon?.name ?? texts.closedSalon, employees, isGone || price === 0 ? '' : sumText(price)]}
      stars={stars}
    >
      {isGone && (
        <Badge tone={tone} icon={Icon}>
          {word}
        </Badge>
      )}
      {toReview !== null && (
        <Button
          look="soft"
          icon={Star}
          aria-label={texts.reviewOf(nameOf(visit))}
          isPending={reviewing.isOpening(toReview)}
          onPress={() => reviewing.open(toReview)}
        >
          {texts.review}
        </Button>
      )}
      {salon?.takesOnline && (
        // The page that books is a document of its own, in the salon's colors.
        <ButtonLink
          to={repeatHref(salon.path, parts)}
          reloadDocument
          look="outline"
          icon={Repeat2}
          aria-label={texts.againOf(nameOf(visit))}
        >
          {texts.again}
        </ButtonLink>
      )}
      {salon && !salon.takesOnline && (
        <a
          href={phoneHref(salon.phone)}
          className="num inline-flex min-h-11 items-center font-strong text-accent-ink"
        >
          {localPhone(salon.phone)}
        </a>
      )}
    </Row>
  );
}
