import { daysBetween } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import { useMutation } from '@tanstack/react-query';
import { CalendarSync, Check, MapPin, Navigation, Phone, Scissors, User, Wallet, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { confirmMine } from '../../data/my-appointments.ts';
import { systemClock } from '../../lib/clock.ts';
import { statusLooks } from '../../parts/appointment-status.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { sumText } from '../../parts/money-text.ts';
import { mapHref, phoneHref } from '../../parts/public-salon.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { dayAndWeekday, partsOf } from '../../ui/day-text.ts';
import { showToast } from '../../ui/toast.tsx';
import type { OwnVisit } from './model/visits.ts';
import { texts } from './texts.ts';
import type { useManage } from './use-manage.ts';
import { ForOther, servicesOf } from './visit-rows.tsx';

type Props = { readonly visit: OwnVisit; readonly manage: ReturnType<typeof useManage> };

const clockOf = (moment: string): string => moment.slice(11, 16);

/** The next visit, with everything that may be done about it. */
export function NextVisit({ visit, manage }: Props) {
  const { startsAt, endsAt, salon, status, forName } = visit;
  const { tone, word, Icon } = statusLooks[status];
  return (
    <article className="grid overflow-hidden rounded-panel bg-surface shadow-outline-2 tablet:grid-cols-lead-42 dark:bg-raised">
      <DayPanel visit={visit} />
      <div className="min-w-0 px-6 pt-5 pb-5.5 max-tablet:px-5">
        <div className="flex items-start justify-between gap-2.5">
          <h3 className="display min-w-0 text-head-22/7">{salon?.name ?? texts.closedSalon}</h3>
          <Badge tone={tone} icon={Icon}>
            {word}
          </Badge>
        </div>
        <p className="display num text-head-36/11">
          {texts.time(clockOf(startsAt), clockOf(endsAt))} <ForOther name={forName} />
        </p>
        <Facts visit={visit} />
        <Actions visit={visit} manage={manage} />
      </div>
    </article>
  );
}

const dayText = (days: number): string => {
  if (days <= 0) return texts.today;
  return days === 1 ? texts.tomorrow : texts.inDays(days);
};

function DayPanel({ visit: { startsAt, salon } }: Pick<Props, 'visit'>) {
  const day = startsAt.slice(0, 10);
  const { date, month, year, weekday } = partsOf(day);
  const today = wallDate(systemClock.now(), salon?.zone ?? 'Europe/Istanbul');
  return (
    <div className="num relative flex flex-col overflow-hidden bg-sir-950 p-5.5 text-white max-tablet:h-26 max-tablet:flex-row max-tablet:items-end max-tablet:gap-3 max-tablet:px-5 max-tablet:py-3.5">
      {salon && (
        <SalonArt type={salon.type} seed={salon.path} className="absolute inset-0 size-full opacity-45" />
      )}
      <b className="display relative text-white text-display-xl-narrow max-tablet:text-display-xl-phone">
        {date}
      </b>
      <span className="relative font-strong text-title-s-size leading-5.5">
        {month.long} {year}
        <br />
        {weekday.long}
      </span>
      <span className="relative mt-auto font-strong max-tablet:mt-0 max-tablet:ml-auto">
        {dayText(daysBetween(today, day))}
      </span>
    </div>
  );
}

function Facts({ visit }: Pick<Props, 'visit'>) {
  const { salon, employees, price } = visit;
  return (
    <div className="num mt-2 flex flex-wrap gap-x-4.5 gap-y-1 text-ink-2 max-tablet:grid">
      <Fact icon={<Scissors size={17} />}>{servicesOf(visit)}</Fact>
      <Fact icon={<User size={17} />}>{employees}</Fact>
      {price > 0 && <Fact icon={<Wallet size={17} />}>{texts.price(sumText(price))}</Fact>}
      {salon && (
        <>
          <Fact icon={<MapPin size={17} />}>
            {[salon.address, salon.district].filter(Boolean).join(', ')}
          </Fact>
          <span className="flex flex-wrap gap-x-4.5 max-tablet:grid">
            <Way href={mapHref(salon)} icon={<Navigation size={17} />} isElsewhere>
              {texts.directions}
            </Way>
            <Way href={phoneHref(salon.phone)} icon={<Phone size={17} />}>
              {localPhone(salon.phone)}
            </Way>
          </span>
        </>
      )}
    </div>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="inline-flex min-h-6.5 items-center gap-1.75">
      <span className="shrink-0 text-muted">{icon}</span>
      {children}
    </span>
  );
}

type WayProps = {
  readonly href: string;
  readonly icon: ReactNode;
  readonly isElsewhere?: boolean;
  readonly children: ReactNode;
};

function Way({ href, icon, isElsewhere = false, children }: WayProps) {
  return (
    <a
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
      className="inline-flex min-h-11 items-center gap-1.75 rounded-xs font-strong text-accent-ink tablet:min-h-7"
    >
      {icon}
      {children}
    </a>
  );
}

function Actions({ visit, manage }: Props) {
  const { code, may, isConfirmed } = visit;
  const confirming = useMutation(confirmMine);
  const confirm = (): void =>
    confirming.mutate(code, {
      onSuccess: () => showToast({ text: texts.confirmedToast }),
      onError: showFailure,
    });
  if (may.until === null) return null;
  return (
    <>
      {isConfirmed && <p className="mt-4 font-medium text-success-ink">{texts.confirmed}</p>}
      <div className="mt-4.5 flex flex-wrap gap-2 max-tablet:grid max-tablet:grid-cols-2">
        {may.confirm && !isConfirmed && (
          <div className="grid max-tablet:col-span-2">
            <Button icon={Check} isPending={confirming.isPending} onPress={confirm}>
              {texts.confirm}
            </Button>
          </div>
        )}
        {may.move && (
          <Button
            look="outline"
            icon={CalendarSync}
            isPending={manage.isOpening(code)}
            onPress={() => manage.open(code, '?degistir')}
          >
            {texts.move}
          </Button>
        )}
        {may.cancel && (
          <Button
            look="danger-outline"
            icon={X}
            isPending={manage.isOpening(code)}
            onPress={() => manage.open(code, '?iptal')}
          >
            {texts.cancel}
          </Button>
        )}
      </div>
      <p className="num mt-3 text-label text-muted">
        {may.cancel
          ? texts.until(`${dayAndWeekday(may.until.slice(0, 10))} ${clockOf(may.until)}`)
          : texts.tooLate}
      </p>
    </>
  );
}
