import { auth } from '@ayna/contracts/auth';
import { Info } from 'lucide-react';
import type { Employee } from '../../data/employees.ts';
import type { MemberRights } from '../../data/members.ts';
import { session } from '../../lib/session.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { EmployeePortrait } from '../../parts/employee-portrait.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { titleOf } from '../../parts/positions.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { employeeName } from '../../parts/service-facts.ts';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import type { Member } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { CanDoCard, LastChange } from './aside.tsx';
import { Switches } from './switches.tsx';
import { texts } from './texts.ts';
import { useRights } from './use-rights.ts';

const { presets, levels, can, full } = texts.tour;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="presets"]', ...presets },
  { target: '[data-tour="levels"]', ...levels },
  { target: '[data-tour="can"]', ...can },
  { target: '[data-tour="full"]', ...full },
];

type Props = {
  readonly employee: Employee;
  readonly memberRights: MemberRights;
  /** Everybody of the salon, to know who else has all rights. */
  readonly members: readonly MemberRights[];
  readonly member: Member;
};

/** Why these rights are only shown; undefined for anyone who may change them. */
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
        <div className="grid items-start gap-10 max-tablet:gap-6 wide:grid-cols-form-aside">
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
      <Info size={18} className="mt-px flex-none" />
      {text}
    </p>
  );
}

/** Whose rights these are. */
export function EmployeeHeading({ employee }: { readonly employee: Employee }) {
  const name = employeeName(employee);
  const isJoined = employee.account === 'joined';
  return (
    <div className="mb-6 flex items-center gap-3.5">
      <EmployeePortrait
        name={name}
        seed={employee.code}
        imageUrl={employee.imageUrl}
        size="lg"
        look={isJoined ? 'here' : 'awaited'}
      />
      <div className="min-w-0">
        <p className="font-semibold text-title wrap-anywhere">{name}</p>
        <p className="text-muted">{isJoined ? texts.atOnce(titleOf(employee)) : titleOf(employee)}</p>
      </div>
    </div>
  );
}
