import { workWeek } from '@ayna/domain/opening-hours';
import { weekdayOf } from '@ayna/domain/wall-clock';
import { Undo2 } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { Employee } from '../../data/employees.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { titleOf } from '../../parts/positions.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { useRenderedCount } from '../../parts/use-rendered-count.ts';
import { type Range, spanOf } from '../../parts/week-hours/rules.ts';
import { fromWorkHours } from '../../parts/week-hours/week-contract.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { foldedIncludes } from '../../ui/fold.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { CardFrame } from './card-frame.tsx';
import type { OpenMenu } from './card-menu.tsx';
import { EmployeeCard } from './employee-card.tsx';
import { InvitedCard } from './invited-card.tsx';
import { type Days, nowOf } from './now-state.ts';
import { nowText } from './now-text.ts';
import { rightsSummary } from './rights-summary.ts';
import { useSearch } from './search-area.tsx';
import { texts } from './texts.ts';
import type { Agendas } from './use-agendas.ts';
import type { ConflictCounts } from './use-conflict-counts.ts';
import type { EmployeeActions } from './use-employee-actions.ts';
import { isAwaited } from './use-team.ts';

type CardContext = {
  readonly days: Days;
  readonly agendas: Agendas;
  readonly instant: number;
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly conflicts: ConflictCounts;
  readonly actions: EmployeeActions;
  readonly openMenu: (opened: OpenMenu) => void;
};

const grid = 'grid grid-cols-1 gap-3.5 max-tablet:gap-2.5 small:grid-cols-2 wide:grid-cols-3';

const rightsOf = ({ account, userCode }: Employee, groups: CardContext['groups']): string => {
  if (account !== 'joined' || userCode === null) return texts.rights.noAccount;
  const groupsOfUser = groups.get(userCode);
  return groupsOfUser ? rightsSummary(groupsOfUser) : '';
};

/** The days of all cards mean the same hours: from the earliest to the latest of the team. */
const useSpan = (employees: readonly Employee[]): Range =>
  useMemo(
    () => spanOf(employees.flatMap(({ workHours }) => fromWorkHours(workWeek(workHours)))),
    [employees],
  );

type Props = CardContext & { readonly employees: readonly Employee[] };

const isMatch = (one: Employee, search: string): boolean =>
  search === '' || foldedIncludes(`${employeeName(one)} ${titleOf(one)}`, search);

const pace = { first: 2, step: 1 };

/** Sixty cards at once would take longer than a frame: only what is near the screen is made. */
export const Cards = memo(function Cards({ employees, ...context }: Props) {
  const { searched } = useSearch();
  const found = useMemo(() => employees.filter((one) => isMatch(one, searched)), [employees, searched]);
  const { count, end } = useRenderedCount(found.length, searched, pace);
  const span = useSpan(employees);
  return (
    <>
      {found.length === 0 && <NobodyFound />}
      <div className={grid}>
        {found.slice(0, count).map((employee) => (
          <Card key={employee.code} employee={employee} span={span} {...context} />
        ))}
      </div>
      <div ref={end} />
    </>
  );
});

type CardProps = CardContext & { readonly employee: Employee; readonly span: Range };

/** What a card says of this minute and of rights, so that the card itself need not know the rest. */
const Card = memo(function Card({
  employee,
  span,
  days,
  agendas,
  instant,
  groups,
  conflicts,
  actions,
  openMenu,
}: CardProps) {
  if (isAwaited(employee))
    return (
      <InvitedCard
        employee={employee}
        actions={actions}
        openMenu={openMenu}
        isOver={isOver(employee, instant)}
      />
    );
  const now = nowOf(employee, days, agendas.get(employee.code));
  return (
    <EmployeeCard
      employee={employee}
      now={now.state}
      nowText={nowText(now, days)}
      rights={rightsOf(employee, groups)}
      span={span}
      today={weekdayOf(days.now.slice(0, 10))}
      conflicts={conflicts.get(employee.code) ?? 0}
      openMenu={openMenu}
    />
  );
});

const isOver = ({ invitation }: Employee, at: number): boolean =>
  invitation !== null && Date.parse(invitation.expiresAt) <= at;

type LeftProps = { readonly employees: readonly Employee[]; readonly actions: EmployeeActions };

export function LeftCards({ employees, actions }: LeftProps) {
  const { count, end } = useRenderedCount(employees.length, '', pace);
  return (
    <>
      <div className={grid}>
        {employees.slice(0, count).map((employee) => (
          <LeftCard key={employee.code} employee={employee} actions={actions} />
        ))}
      </div>
      <div ref={end} />
    </>
  );
}

/** In the place of cards that are on their way. */
export function CardSkeletons() {
  return (
    <SkeletonArea>
      <div className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- they are all the same
            key={index}
            className="rounded-card px-4.5 pt-4.5 pb-3.5 shadow-outline dark:bg-raised"
          >
            <div className="flex items-center gap-3.25">
              <Skeleton className="h-14.5 w-11.5 rounded-oval" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-4 w-36" />
                <Skeleton className="h-3.5 w-20" />
              </div>
            </div>
            <Skeleton className="mt-4 h-6 w-44" />
            <Skeleton className="mt-4 h-8.5" />
            <Skeleton className="mt-7 h-3.5 w-32" />
            <Skeleton className="mt-7 h-4" />
          </div>
        ))}
      </div>
    </SkeletonArea>
  );
}

/** In the place of cards that the search leaves out, all of them. */
function NobodyFound() {
  const { clear } = useSearch();
  return (
    <EmptyState
      title={texts.empty.foundTitle}
      text={texts.empty.foundText}
      action={
        <Button look="outline" onPress={clear}>
          {texts.clear}
        </Button>
      }
    />
  );
}

const words = texts.left;

function LeftCard({ employee, actions }: { readonly employee: Employee; readonly actions: EmployeeActions }) {
  return (
    <CardFrame employee={employee} look="gone">
      <p className="num mt-4 mb-4 text-muted">
        {employee.leftAt && words.since(dayInWords(employee.leftAt))}
      </p>
      <div className="mt-auto grid">
        <Button
          look="outline"
          aria-label={`${words.restore}: ${employeeName(employee)}`}
          icon={Undo2}
          onPress={() => actions.restore(employee)}
        >
          {words.restore}
        </Button>
      </div>
    </CardFrame>
  );
}
