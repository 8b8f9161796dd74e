import { employee } from '@ayna/contracts/employee';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { useMember } from '../../parts/use-member.ts';
import { DepartureDialog } from './departure-dialog.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { Head } from './head.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { daysAround, nowOf } from './now-state.ts';
import { SearchArea } from './search-area.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { texts } from './texts.ts';
import { useConflictCounts } from './use-conflict-counts.ts';
import { type Departure, useEmployeeActions } from './use-employee-actions.ts';
import { useShowConflicts } from './use-show-conflicts.ts';
import { type Team, useTeam } from './use-team.ts';
import { useUrlState } from './use-url-state.ts';
import { useWallMinute } from './use-wall-minute.ts';

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
const subOf = (here: Team['here'], days: ReturnType<typeof daysAround>): string => {
  if (!here) return texts.loading;
  const states = here.map((one) => nowOf(one, days).state);
  const working = states.filter((state) => state === 'working').length;
  const away = states.filter((state) => state === 'leave').length;
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
  const urlState = useUrlState();
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
        sub={subOf(team.here, days)}
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
        <SearchArea stored={urlState.search} store={urlState.find}>
          <TeamTabs
            team={team}
            days={days}
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
