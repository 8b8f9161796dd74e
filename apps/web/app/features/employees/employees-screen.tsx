import { employee } from '@ayna/contracts/employee';
import { wallNow } from '@ayna/domain/wall-now';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff, IdCard, Plus } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { systemClock } from '../../lib/clock.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { BackArrow } from '../../parts/page-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { type Days, daysAround, type NowState, nowOf } from './now-state.ts';
import { SearchArea } from './search-area.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { texts } from './texts.ts';
import { type Agendas, useAgendas } from './use-agendas.ts';
import { useConflictCounts } from './use-conflict-counts.ts';
import { type Departure, type EmployeeActions, useEmployeeActions } from './use-employee-actions.ts';
import { useShowConflicts } from './use-show-conflicts.ts';
import { type Team, useTeam } from './use-team.ts';
import { useEmployeesUrl } from './use-url-state.ts';

const read = (zone: string) => ({
  /** What the clock on the salon's wall shows. */
  wall: `${wallNow(systemClock.now(), zone).slice(0, 16)}:00`,
  instant: systemClock.now(),
});

/** The present minute, on the salon's wall and everywhere. */
const useWallMinute = (zone: string) => {
  const [minute, setMinute] = useState(() => read(zone));
  useEffect(() => {
    const update = (): void =>
      setMinute((before) => {
        const now = read(zone);
        return now.wall === before.wall ? before : now;
      });
    update();
    const ticking = setInterval(update, 5_000);
    return () => clearInterval(ticking);
  }, [zone]);
  return minute;
};

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** Who works in the salon, when, and what everybody may do. */
export default function EmployeesScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(employee.routes.update)) return <Employees salonCode={member.salonCode} />;
  return (
    <NoPermission
      page={texts.title}
      why={texts.noRight.why}
      right={{ name: texts.noRight.right, icon: IdCard }}
    />
  );
}

/** Until the salon has told its zone, that of the country. */
const defaultZone = 'Europe/Istanbul';

/** 'Saat 13:20, 3 kisi calisiyor, 1 kisi izinde', in Turkish letters. */
const subOf = (here: Team['here'], days: Days, agendas: Agendas): string => {
  if (!here) return texts.loading;
  const count = (...wanted: readonly NowState['state'][]): number =>
    here.filter((one) => wanted.includes(nowOf(one, days, agendas.get(one.code)).state)).length;
  const working = count('working', 'busy', 'break');
  const away = count('leave', 'dayOff');
  return texts.clock(days.now.slice(11, 16), [
    ...(working > 0 ? [texts.atWork(working)] : []),
    ...(away > 0 ? [texts.away(away)] : []),
  ]);
};

function Employees({ salonCode }: { readonly salonCode: string }) {
  const team = useTeam(salonCode);
  const { data: salon } = useQuery(salonQuery(salonCode));
  const minute = useWallMinute(salon?.zone ?? defaultZone);
  const days = useMemo(() => daysAround(minute.wall), [minute]);
  const agendas = useAgendas(salonCode, salon, team.here, minute.wall.slice(0, 10));
  const urlState = useEmployeesUrl();
  const conflicts = useConflictCounts(salonCode);
  const [departure, setParting] = useState<Departure>();
  const actions = useEmployeeActions(setParting);
  const showHits = useShowConflicts();
  /** Whose leave is being added; '' while nobody is chosen yet, null while nobody asks. */
  const [leaveOf, setLeaveOf] = useState<string | null>(null);
  const edited = useDeferredValue(team.all)?.find(({ code }) => code === urlState.employeeCode);
  return (
    <>
      <Head
        sub={subOf(team.here, days, agendas)}
        addLeave={() => setLeaveOf('')}
        isReady={team.all !== undefined && urlState.employeeCode === null}
      />
      {team.failure && !team.all ? (
        <LoadFailure
          title={texts.failedTitle}
          text={team.failure.message}
          retry={texts.retry}
          onRetry={team.retry}
        />
      ) : (
        <SearchArea stored={urlState.search} store={(search) => urlState.replace({ search })}>
          <TeamTabs
            team={team}
            days={days}
            agendas={agendas}
            instant={minute.instant}
            urlState={urlState}
            actions={actions}
            conflicts={conflicts}
          />
        </SearchArea>
      )}
      <EditSheet
        employee={edited}
        isRequested={urlState.employeeCode !== null && team.all !== undefined}
        salon={salon}
        now={minute.wall}
        conflicts={conflicts}
        urlState={urlState}
        addLeave={(code) => setLeaveOf(code)}
      />
      {leaveOf !== null && (
        <LeaveDialog team={team.all ?? []} employeeCode={leaveOf} close={() => setLeaveOf(null)} />
      )}
      {departure && (
        <DepartureDialog
          departure={departure}
          actions={actions}
          showConflicts={(employeeCode) => void showHits({ salonCode, employeeCode })}
          close={() => setParting(undefined)}
        />
      )}
    </>
  );
}

const words = texts.parting;

type Props = {
  readonly departure: Departure;
  readonly actions: EmployeeActions;
  readonly showConflicts: (employeeCode: string) => void;
  readonly close: () => void;
};

/** Nobody leaves with appointments to come: first out of use, then each is given to somebody else. */
function DepartureDialog({ departure: { employee, count }, actions, showConflicts, close }: Props) {
  const { isActive, code } = employee;
  return (
    <Dialog
      title={words.title(count)}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={close}>
            {words.cancel}
          </Button>
          <Button
            size="lg"
            onPress={() => {
              close();
              if (isActive) actions.deactivate(employee);
              else showConflicts(code);
            }}
          >
            {isActive ? words.deactivate : words.show}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{words.text(employeeName(employee))}</p>
    </Dialog>
  );
}

const { add, tabs, card, leave } = texts.tour;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="add"]', ...add },
  { target: '[data-tour="tabs"] [role="tablist"]', ...tabs },
  { target: '[data-employee]', ...card },
  { target: '[data-tour="leave"]', ...leave },
];

type HeadProps = { readonly sub: string; readonly addLeave: () => void; readonly isReady: boolean };

/** On a phone the actions are their icons, each with a short word, beside the way back. */
function Head({ sub, addLeave, isReady }: HeadProps) {
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:gap-1 max-tablet:px-2 max-tablet:py-2.5">
      <BackArrow to={paths.profile} label={texts.back} />
      <div className="min-w-0 flex-1">
        <h1 className="display text-page-title max-tablet:truncate max-tablet:text-page-title-phone">
          {texts.title}
        </h1>
        <p className="num mt-0.5 min-h-5 text-muted max-tablet:sr-only">{sub}</p>
      </div>
      <div className="flex flex-none items-center gap-4 max-tablet:gap-2 max-tablet:pr-2">
        <PageTour tour="employees" name={texts.tour.name} steps={tourSteps} isReady={isReady} />
        <span data-tour="leave" className="grid">
          <Button look="outline" isHead icon={CalendarOff} onPress={addLeave}>
            <HeadLabel label={texts.addLeave} short={texts.short.addLeave} />
          </Button>
        </span>
        <span data-tour="add" className="grid">
          <ButtonLink to={paths.addEmployee} isHead icon={Plus}>
            <HeadLabel label={texts.add} short={texts.short.add} />
          </ButtonLink>
        </span>
      </div>
    </header>
  );
}
