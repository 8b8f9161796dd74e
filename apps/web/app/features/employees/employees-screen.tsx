import { employee } from '@ayna/contracts/employee';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { useMember } from '../../parts/use-member.ts';
import { EditSheet } from './edit-sheet.tsx';
import { Head } from './head.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { daysAround, nowOf } from './now-state.ts';
import { PartingDialog } from './parting-dialog.tsx';
import { SearchArea } from './search-area.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { texts } from './texts.ts';
import { type Parting, useActs } from './use-acts.ts';
import { useHits } from './use-hits.ts';
import { useMinute } from './use-minute.ts';
import { usePlace } from './use-place.ts';
import { useShowHits } from './use-show-hits.ts';
import { type Team, useTeam } from './use-team.ts';

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
const usualZone = 'Europe/Istanbul';

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
  const minute = useMinute(salon?.zone ?? usualZone);
  const days = useMemo(() => daysAround(minute.wall), [minute]);
  const place = usePlace();
  const hits = useHits(salonCode);
  const [parting, setParting] = useState<Parting>();
  const acts = useActs(setParting);
  const showHits = useShowHits();
  /** Whose leave is being added; '' while nobody is chosen yet, null while nobody asks. */
  const [leaveOf, setLeaveOf] = useState<string | null>(null);
  const edited = useDeferredValue(team.all)?.find(({ code }) => code === place.employeeCode);
  return (
    <>
      <Head
        sub={subOf(team.here, days)}
        addLeave={() => setLeaveOf('')}
        isReady={team.all !== undefined && place.employeeCode === null}
      />
      {team.failure && !team.all ? (
        <LoadFailure
          title={texts.failedTitle}
          text={team.failure.message}
          retry={texts.retry}
          onRetry={team.retry}
        />
      ) : (
        <SearchArea kept={place.search} keep={place.find}>
          <TeamTabs team={team} days={days} instant={minute.instant} place={place} acts={acts} hits={hits} />
        </SearchArea>
      )}
      <EditSheet
        employee={edited}
        isAsked={place.employeeCode !== null && team.all !== undefined}
        salon={salon}
        now={minute.wall}
        hits={hits}
        place={place}
        addLeave={(code) => setLeaveOf(code)}
      />
      {leaveOf !== null && (
        <LeaveDialog team={team.all ?? []} employeeCode={leaveOf} close={() => setLeaveOf(null)} />
      )}
      {parting && (
        <PartingDialog
          parting={parting}
          acts={acts}
          showHits={(employeeCode) => void showHits({ salonCode, employeeCode })}
          close={() => setParting(undefined)}
        />
      )}
    </>
  );
}
