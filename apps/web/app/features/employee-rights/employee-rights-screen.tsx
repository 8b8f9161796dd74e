import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { type MetaDescriptor, useParams } from 'react-router';
import { employeeQuery } from '../../data/employees.ts';
import { membersQuery } from '../../data/members.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { EmployeeHeading } from './employee-heading.tsx';
import { MemberRightsForm } from './member-rights-form.tsx';
import { NotJoined } from './not-joined.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

export default function EmployeeRightsScreen() {
  const { code = '' } = useParams();
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(auth.routes.members)) return <Loaded key={code} code={code} member={member} />;
  const { why, right } = texts.noRight;
  return <NoPermission page={texts.title} why={why} right={{ name: right, icon: IdCard }} />;
}

const from = { to: paths.employees, label: texts.from };
const scroller = 'min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6';

type Props = { readonly code: string; readonly member: Member };

function Loaded({ code, member }: Props) {
  const { data: employee, error, refetch } = useQuery(employeeQuery(code));
  const members = useQuery(membersQuery(member.salonCode));
  const failure = error ?? members.error;
  const rights = members.data?.find(({ userCode }) => userCode === employee?.userCode);
  if (failure instanceof CallError && failure.status === 404) return <NotFound />;
  if (employee && rights)
    return (
      <MemberRightsForm
        employee={employee}
        memberRights={rights}
        members={members.data ?? []}
        member={member}
      />
    );
  return (
    <>
      <BreadcrumbHead title={texts.title} from={from} here={employee ? employeeName(employee) : ''} />
      <div className={scroller}>
        {failure && (
          <LoadFailure
            title={texts.failedTitle}
            text={failure.message}
            retry={texts.retry}
            onRetry={() => {
              void refetch();
              void members.refetch();
            }}
          />
        )}
        {!failure && employee && members.data && (
          <>
            <EmployeeHeading employee={employee} />
            <NotJoined employee={employee} />
          </>
        )}
        {!failure && !(employee && members.data) && (
          <SkeletonArea>
            <Skeleton className="h-120 max-w-[720px]" />
          </SkeletonArea>
        )}
      </div>
    </>
  );
}
