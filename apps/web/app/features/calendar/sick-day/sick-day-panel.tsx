import { employee as employees } from '@ayna/contracts/employee';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { conflictsQuery } from '../../../data/appointments.ts';
import { type Employee, employeesQuery } from '../../../data/employees.ts';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { employeeName } from '../../../parts/service-facts.ts';
import type { Member } from '../../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { causeOf } from './absence.ts';
import { Absence } from './absence-content.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { texts } from './texts.ts';
import { useSickDayUrl } from './use-sick-day-url.ts';

/** Who is away, and what of theirs waits for another place. */
export function SickDayPanel({ member }: { readonly member: Member }) {
  const { values, close } = useSickDayUrl();
  const team = useQuery(employeesQuery(member.salonCode));
  const employee = team.data?.find(({ code }) => code === values.employeeCode);
  if (!team.data || !employee) return null;
  return (
    <Loaded
      key={`${employee.code} ${values.leaveCode}`}
      member={member}
      team={team.data}
      employee={employee}
      // One that was added a moment ago comes with the team that is being read.
      isLeavePending={team.isFetching}
      leaveCode={values.leaveCode}
      close={() => {
        close();
        document.querySelector<HTMLElement>(`[data-absence="${CSS.escape(employee.code)}"]`)?.focus();
      }}
    />
  );
}

type LoadedProps = {
  readonly member: Member;
  readonly team: readonly Employee[];
  readonly employee: Employee;
  readonly leaveCode: string | null;
  readonly isLeavePending: boolean;
  readonly close: () => void;
};

function Loaded({ member, team, employee, leaveCode, isLeavePending, close }: LoadedProps) {
  const named = employee.leaves.find(({ code }) => code === leaveCode);
  const span = named && { startDate: named.startDate, endDate: named.endDate };
  const conflicts = useQuery({
    ...conflictsQuery(member.salonCode, { employeeCode: employee.code, ...span, later: 'true' }),
    enabled: named !== undefined || leaveCode === null || !isLeavePending,
  });
  const { data, error } = conflicts;
  if (data)
    return (
      <Absence
        member={member}
        team={team}
        employee={employee}
        leave={named ?? causeOf(employee.leaves, data)}
        conflicts={data}
        refetch={conflicts.refetch}
        mayChange={member.mayCall(employees.routes.addLeave) && member.mayCall(employees.routes.deleteLeave)}
        mayMove={appointmentScope(member.groups, bookingRights) === 'all'}
        close={close}
      />
    );
  return (
    <PanelFrame
      title={texts.title.days(employeeName(employee))}
      aside={null}
      lead={null}
      actions={null}
      close={close}
    >
      {error ? (
        <LoadFailure
          title={texts.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void conflicts.refetch()}
        />
      ) : (
        <SkeletonArea>
          <div className="grid gap-3 py-4">
            <Skeleton className="h-20 rounded-lg" />
            <Skeleton className="h-20 rounded-lg" />
            <Skeleton className="h-20 rounded-lg" />
          </div>
        </SkeletonArea>
      )}
    </PanelFrame>
  );
}
