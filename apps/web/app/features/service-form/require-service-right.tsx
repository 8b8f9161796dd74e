import { service } from '@ayna/contracts/service';
import { useQuery } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { useMember } from '../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly page: string;
  readonly head: ReactNode;
  readonly children: (salonCode: string, team: readonly Employee[]) => ReactNode;
};

/** Shows the form to who may use it, once the team to choose from is there; to others, who can let them. */
export function RequireServiceRight({ page, head, children }: Props) {
  const member = useMember();
  const salonCode = member?.salonCode ?? '';
  const {
    data: team,
    error,
    refetch,
  } = useQuery({ ...employeesQuery(salonCode), enabled: member !== undefined });
  if (!member) return null;
  const owner = team?.find((person) => person.owner);
  if (!member.mayCall(service.routes.create))
    return (
      <NoPermission
        page={page}
        why={texts.noRight.why}
        right={{ name: texts.noRight.right, icon: Scissors }}
        giver={owner && { name: employeeName(owner) }}
      />
    );
  return (
    <>
      {head}
      {team && children(salonCode, team)}
      {!team && error && (
        <LoadFailure
          title={texts.teamFailed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!team && !error && <FormSkeleton />}
    </>
  );
}

const sections = [2, 1, 2] as const;

export function FormSkeleton() {
  return (
    <div className="max-w-192 px-6 max-tablet:px-4">
      <SkeletonArea>
        {sections.map((fields, section) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
          <div key={section} className="mb-6 grid gap-3.5 pb-6.5 shadow-below">
            <Skeleton className="h-6 w-32" />
            <div className="grid gap-4 tablet:grid-cols-2">
              {Array.from({ length: fields }, (_, field) => (
                // oxlint-disable-next-line react/no-array-index-key -- a place is all that it is
                <Skeleton key={field} className="h-10.5 w-full" />
              ))}
            </div>
          </div>
        ))}
      </SkeletonArea>
    </div>
  );
}
