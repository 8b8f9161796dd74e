import { service } from '@ayna/contracts/service';
import { useQuery } from '@tanstack/react-query';
import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { useMember } from '../../parts/use-member.ts';
import { FormSkeleton } from './form-skeleton.tsx';
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
