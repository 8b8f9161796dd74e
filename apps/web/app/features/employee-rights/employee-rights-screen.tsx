import { auth } from '@ayna/contracts/auth';
import { CallError } from '@ayna/contracts/core/client';
import { positionPresets } from '@ayna/contracts/core/positions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Hourglass, IdCard, Send } from 'lucide-react';
import { type MetaDescriptor, useParams } from 'react-router';
import { type Employee, employeeQuery, inviteEmployee } from '../../data/employees.ts';
import { membersQuery } from '../../data/members.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { dayInWords } from '../../parts/moment-text.ts';
import { NoPermission } from '../../parts/no-permission.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { titleOf } from '../../parts/positions.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { useNow } from '../../parts/use-now.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CanDoCard } from './aside.tsx';
import { EmployeeHeading, MemberRightsForm } from './member-rights-form.tsx';
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
            <Skeleton className="h-120 max-w-180" />
          </SkeletonArea>
        )}
      </div>
    </>
  );
}

const words = texts.notJoined;

/** What is said of the way in, as far as it has come. */
const invitationText = ({ invitation }: Employee, now: number): string => {
  if (!invitation) return words.uninvited;
  if (invitation.failedAt !== null) return invitation.by === 'sms' ? words.failedSms : words.failedMail;
  return Date.parse(invitation.expiresAt) <= now
    ? words.over
    : words.waiting(dayInWords(invitation.expiresAt));
};

/** Somebody without an account has no rights yet: what the position will give, and how the invitation stands. */
function NotJoined({ employee }: { readonly employee: Employee }) {
  const now = useNow();
  const invite = useMutation(inviteEmployee);
  const { code, position, invitation, phone, email, userSnapshot } = employee;
  const given = positionPresets[position];
  const mayInvite = phone !== null || email !== null;
  const send = (): void =>
    invite.mutate(code, { onSuccess: () => showToast({ text: words.sent }), onError: showFailure });
  return (
    <div className="grid max-w-180 gap-4">
      <section className="flex gap-3.5 rounded-card border-control border-pending-line border-dashed p-4.5">
        <Hourglass size={20} className="mt-0.5 flex-none text-warning-ink" />
        <div className="min-w-0">
          <h2 className="font-semibold text-title-s">{words.title(userSnapshot.name)}</h2>
          <p className="num mt-1 text-pretty text-ink-2">{invitationText(employee, now)}</p>
          {!mayInvite && <p className="mt-1 text-ink-2">{words.noContact}</p>}
          {mayInvite && (
            <div className="mt-3.5">
              <Button look="outline" isPending={invite.isPending} icon={Send} onPress={send}>
                {invitation ? words.again : words.invite}
              </Button>
            </div>
          )}
        </div>
      </section>
      {given.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <CanDoCard title={words.willBe(titleOf({ title: '', position }))} groups={given} />
      )}
    </div>
  );
}
