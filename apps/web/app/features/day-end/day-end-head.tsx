import { finance } from '@ayna/contracts/finance';
import { Eye, EyeOff, Lock, LockOpen, Settings2 } from 'lucide-react';
import { useState } from 'react';
import type { DayEndView } from '../../data/day-end.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { dayInWords, momentOf } from '../../parts/moment-text.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import type { Member } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-text.ts';
import { HeadLabel } from '../../ui/head-label.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { MonthClose } from './month-close.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { texts } from './texts.ts';
import { TillSettings } from './till-settings.tsx';

const { count, mirror, difference, save, late, month } = texts.tour.steps;

/** A day that is counted and one that is closed have different parts: what is not on the page is left out. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="day-end-count"]', ...count },
  { target: '[data-tour="day-end-mirror"]', ...mirror },
  { target: '[data-tour="day-end-difference"]', ...difference },
  { target: '[data-save-bar]', ...save },
  { target: '[data-tour="day-end-late"]', ...late },
  { target: '[data-tour="day-end-month"]', ...month },
];

type Props = {
  readonly day: string;
  readonly view: DayEndView | undefined;
  readonly member: Member;
  /** The books are covered until the count is done. */
  readonly isCovered: boolean;
  readonly cover: (isCovered: boolean) => void;
};

export function DayEndHead({ day, view, member, isCovered, cover }: Props) {
  const mayCover = view?.end === null && !view.isBlind && view.state !== 'closed';
  return (
    <BreadcrumbHead
      title={longDay(day)}
      from={
        member.mayCall(finance.routes.bySalon)
          ? { to: paths.accounting, label: texts.from }
          : { to: paths.profile, label: texts.calendar }
      }
      here={texts.here}
      isSentence
    >
      <PageTour tour="day-end" name={texts.tour.name} steps={tourSteps} isReady={view !== undefined} />
      {mayCover && (
        <Button look="ghost" isHead icon={isCovered ? Eye : EyeOff} onPress={() => cover(!isCovered)}>
          <HeadLabel label={isCovered ? texts.showBooks : texts.blind} short={texts.blind} />
        </Button>
      )}
      {member.mayCall(finance.routes.setTillSettings) && <SettingsButton salonCode={member.salonCode} />}
      {view && <ClosedState view={view} member={member} />}
      {view && !view.month.closed && member.mayCall(finance.routes.closeMonth) && (
        <MonthClose view={view} salonCode={member.salonCode} />
      )}
    </BreadcrumbHead>
  );
}

function SettingsButton({ salonCode }: { readonly salonCode: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, short } = texts.settings;
  return (
    <>
      <Button look="outline" isHead icon={Settings2} onPress={() => setIsOpen(true)}>
        <HeadLabel isRare label={title} short={short} />
      </Button>
      {isOpen && <TillSettings salonCode={salonCode} close={() => setIsOpen(false)} />}
    </>
  );
}

type StateProps = { readonly view: DayEndView; readonly member: Member };

/** Who closed the day or the month; an Administrator opens them again. */
function ClosedState({ view, member }: StateProps) {
  const [opening, setOpening] = useState<'day' | 'month'>();
  const { end, month, day } = view;
  const mayOpen = member.mayCall(finance.routes.openDay);
  const of = month.closed ? ('month' as const) : end ? ('day' as const) : undefined;
  const badge = month.closed
    ? texts.month.closed(dayInWords(month.closed.at), month.closed.name)
    : end && texts.closed.badge(momentOf(end.at), end.name);
  return (
    <>
      {badge && (
        <span className="num max-tablet:hidden">
          <Badge tone="success" icon={Lock}>
            {badge}
          </Badge>
        </span>
      )}
      {of && mayOpen && (
        <Button look="outline" isHead icon={LockOpen} onPress={() => setOpening(of)}>
          <HeadLabel
            isRare
            label={of === 'day' ? texts.closed.open : texts.month.open}
            short={texts.reopen.save}
          />
        </Button>
      )}
      {opening && (
        <ReopenDialog
          of={opening}
          salonCode={member.salonCode}
          day={day}
          close={() => setOpening(undefined)}
        />
      )}
    </>
  );
}
