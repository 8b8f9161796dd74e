import { auth } from '@ayna/contracts/auth';
import { Info } from 'lucide-react';
import type { Employee } from '../../data/employees.ts';
import type { MemberRights } from '../../data/members.ts';
import { session } from '../../lib/session.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import type { Member } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CanDoCard, LastChange } from './aside.tsx';
import { EmployeeHeading } from './employee-heading.tsx';
import { Switches } from './switches.tsx';
import { texts } from './texts.ts';
import { tourSteps } from './tour-steps.ts';
import { useRights } from './use-rights.ts';

type Props = {
  readonly employee: Employee;
  readonly memberRights: MemberRights;
  /** Everybody of the salon, to know who else has all rights. */
  readonly members: readonly MemberRights[];
  readonly member: Member;
};

/** Why these rights are only shown; undefined for whoever may change them. */
const readOnlyReason = (memberRights: MemberRights, member: Member): string | undefined => {
  if (memberRights.userCode === session.userCode()) return texts.own;
  return member.mayCall(auth.routes.setGroups) ? undefined : texts.onlyAdministrators;
};

const fullNoteOf = (memberRights: MemberRights, members: readonly MemberRights[]): string => {
  const [first, ...others] = members.filter(({ groups }) => groups.includes('Administrator'));
  if (!first || others.length > 0) return '';
  if (first.userCode === memberRights.userCode) return texts.full.last;
  return first.userCode === session.userCode() ? texts.full.onlyYou : '';
};

export function MemberRightsForm({ employee, memberRights, members, member }: Props) {
  const rights = useRights(member.salonCode, memberRights);
  const why = readOnlyReason(memberRights, member);
  const { groups, changes, isSaving, reset, save } = rights;
  const isDirty = changes.length > 0;
  return (
    <>
      <BreadcrumbHead
        title={texts.title}
        from={{ to: paths.employees, label: texts.from }}
        here={employeeName(employee)}
      >
        <PageTour tour="employee-rights" name={texts.tour.name} steps={tourSteps} />
      </BreadcrumbHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
        <div className="grid items-start gap-10 max-tablet:gap-6 wide:grid-cols-[minmax(0,720px)_320px]">
          <div className="min-w-0">
            <EmployeeHeading employee={employee} />
            {why && <ReadOnlyNotice text={why} />}
            <Switches
              rights={rights}
              isReadOnly={why !== undefined}
              fullNote={fullNoteOf(memberRights, members)}
            />
          </div>
          <aside className="grid gap-3.5 wide:sticky wide:top-2">
            <CanDoCard title={texts.can.title(employee.userSnapshot.name)} groups={groups} />
            <LastChange {...memberRights} />
          </aside>
        </div>
      </div>
      {why === undefined && (
        <SaveBar note={isDirty ? texts.bar.changed(changes.length) : texts.bar.clean} isNeeded={isDirty}>
          <Button look="outline" isDisabled={!isDirty || isSaving} onPress={reset}>
            {texts.bar.reset}
          </Button>
          <Button isPending={isSaving} isDisabled={!isDirty} onPress={save}>
            {texts.bar.save}
          </Button>
        </SaveBar>
      )}
      <UnsavedChangesGuard isDirty={isDirty} />
    </>
  );
}

function ReadOnlyNotice({ text }: { readonly text: string }) {
  return (
    <p role="note" className="mb-6 flex items-start gap-2.5 rounded-lg bg-info-bg px-3.5 py-3 text-info-ink">
      <Info aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px flex-none" />
      {text}
    </p>
  );
}
