import { Search } from 'lucide-react';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import type { Employee } from '../../data/employees.ts';
import { ConflictsChip } from '../../parts/conflicts-chip.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CardMenu, type OpenMenu } from './card-menu.tsx';
import { CardSkeletons, Cards, LeftCards } from './cards.tsx';
import type { Days } from './now-state.ts';
import { QuotaLine } from './quota-line.tsx';
import { useSearch } from './search-area.tsx';
import { texts } from './texts.ts';
import type { ConflictCounts } from './use-conflict-counts.ts';
import type { EmployeeActions } from './use-employee-actions.ts';
import type { Team } from './use-team.ts';
import type { useUrlState } from './use-url-state.ts';

/** Fewer than these are found by looking. */
const searchedFrom = 10;

type Props = {
  readonly team: Team;
  readonly days: Days;
  readonly instant: number;
  readonly urlState: ReturnType<typeof useUrlState>;
  readonly actions: EmployeeActions;
  readonly conflicts: ConflictCounts;
};

const art = <HairAvatar seed="team" tone="auburn" />;
const { empty } = texts;

export function TeamTabs({ team, days, instant, urlState, actions, conflicts }: Props) {
  const { here, invited, left, groups } = team;
  const [opened, openMenu] = useState<OpenMenu>();
  const everybody = useMemo(() => [...(here ?? []), ...(invited ?? [])], [here, invited]);
  const shared = { days, instant, actions, groups, conflicts, openMenu };
  const hitCount = [...conflicts.values()].reduce((sum, count) => sum + count, 0);
  const cards = (list: readonly Employee[] | undefined, none: ReactNode): ReactNode => {
    if (!list) return <CardSkeletons />;
    return list.length === 0 ? none : <Cards employees={list} {...shared} />;
  };
  return (
    <div data-tour="tabs" className="relative px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
      <div className="flex items-center gap-5 max-tablet:flex-wrap max-tablet:gap-0 tablet:absolute tablet:top-0.5 tablet:right-6 tablet:h-9.5">
        {everybody.length >= searchedFrom && urlState.tab !== 'left' && <SearchField />}
        <span className="empty:hidden max-tablet:mb-2.5 max-tablet:basis-full">
          <ConflictsChip count={hitCount} />
        </span>
        <QuotaLine />
      </div>
      <Tabs
        label={texts.tabs.label}
        kind="pill"
        panelClassName="pt-3.5"
        selected={urlState.tab}
        onSelect={urlState.toTab}
        items={[
          {
            id: 'team',
            label: texts.tabs.team,
            keepsMounted: true,
            ...(here ? { count: here.length } : {}),
            panel: cards(here && everybody, <NoTeam />),
          },
          {
            id: 'invited',
            label: texts.tabs.invited,
            ...(invited ? { count: invited.length } : {}),
            panel: cards(
              invited,
              <EmptyState title={empty.invitedTitle} text={empty.invitedText} art={art} action={<Add />} />,
            ),
          },
          {
            id: 'left',
            label: texts.tabs.left,
            ...(left ? { count: left.length } : {}),
            panel: <Left left={left} actions={actions} />,
          },
        ]}
      />
      {opened && (
        <CardMenu
          key={opened.employee.code}
          opened={opened}
          actions={actions}
          open={urlState.open}
          onClose={() => openMenu(undefined)}
        />
      )}
    </div>
  );
}

function Left({ left, actions }: { readonly left: Team['left']; readonly actions: EmployeeActions }) {
  if (!left) return <CardSkeletons />;
  if (left.length === 0) return <EmptyState title={empty.leftTitle} text={empty.leftText} art={art} />;
  return <LeftCards employees={left} actions={actions} />;
}

const Add = () => (
  <ButtonLink to={paths.addEmployee} look="outline">
    {texts.add}
  </ButtonLink>
);

const NoTeam = () => <EmptyState title={empty.title} text={empty.text} art={art} action={<Add />} />;

function SearchField() {
  const { searched, find, clearings } = useSearch();
  return <Field key={clearings} searched={searched} find={find} />;
}

type FieldProps = { readonly searched: string; readonly find: (text: string) => void };

/** What is typed stands at once; the cards are told without hurry. */
function Field({ searched, find }: FieldProps) {
  const [typed, setTyped] = useState(searched);
  const change = (text: string): void => {
    setTyped(text);
    startTransition(() => find(text));
  };
  return (
    <div className="w-56 max-tablet:mb-3 max-tablet:w-full">
      <TextField
        type="search"
        label={texts.search}
        isLabelHidden
        placeholder={texts.searchHint}
        maxLength={60}
        value={typed}
        onChange={change}
        start={<Search aria-hidden="true" size={17} strokeWidth={1.75} />}
      />
    </div>
  );
}
