import { appointment } from '@ayna/contracts/appointment';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import type { MetaDescriptor } from 'react-router';
import { conflictsQuery } from '../../../data/appointments.ts';
import { employeesQuery } from '../../../data/employees.ts';
import { BreadcrumbHead } from '../../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { NoPermission } from '../../../parts/no-permission.tsx';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { backLink, Conflicts } from './conflicts.tsx';
import { texts } from './texts.ts';
import { causeOf, toConflictsRequest, useConflictFilter } from './use-conflict-filter.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** Appointments that a leave, a closed day or a parting hit, each with who could take it. */
export default function ConflictsScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(appointment.routes.conflicts)) return <Loaded member={member} />;
  const { why, right } = texts.noRight;
  return <NoPermission page={texts.page} why={why} right={{ name: right, icon: IdCard }} />;
}

function Loaded({ member }: { readonly member: Member }) {
  const filter = useConflictFilter();
  const { salonCode } = member;
  const team = useQuery(employeesQuery(salonCode));
  const cause = causeOf(filter, team.data ?? []);
  const conflicts = useQuery({
    ...conflictsQuery(salonCode, toConflictsRequest(cause)),
    enabled: team.data !== undefined,
  });
  const failure = team.error ?? conflicts.error;
  if (team.data && conflicts.data)
    return (
      <Conflicts
        key={JSON.stringify(filter)}
        member={member}
        team={team.data}
        cause={cause}
        conflicts={conflicts.data}
        refetch={conflicts.refetch}
      />
    );
  return (
    <>
      <BreadcrumbHead title={texts.page} from={backLink(member)} here={texts.here} />
      {failure ? (
        <LoadFailure
          title={texts.failed}
          text={failure.message}
          retry={texts.retry}
          onRetry={() => void Promise.all([team.refetch(), conflicts.refetch()])}
        />
      ) : (
        <ConflictsSkeleton />
      )}
    </>
  );
}

function ConflictsSkeleton() {
  return (
    <div className="min-h-0 flex-1 overflow-hidden px-6 pt-0.5 max-tablet:px-4">
      <SkeletonArea>
        <Skeleton className="mb-4.5 h-17 rounded-lg" />
        <div className="grid gap-6 wide:grid-cols-fill-aside">
          <div className="grid content-start gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-48 rounded-lg" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-32 rounded-lg" />
          </div>
          <div className="grid content-start gap-3.5">
            <Skeleton className="h-32 rounded-lg" />
            <Skeleton className="h-48 rounded-lg" />
          </div>
        </div>
      </SkeletonArea>
    </div>
  );
}
