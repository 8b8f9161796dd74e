import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, startTransition, useMemo, useState } from 'react';
import type { Employee } from '../../data/employees.ts';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { ConflictsChip } from '../../parts/conflicts-chip.tsx';
import { HelpLink } from '../../parts/help/help-link.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { SearchInput } from '../../ui/search-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CardMenu, type OpenMenu } from './card-menu.tsx';
import { CardSkeletons, Cards, LeftCards } from './cards.tsx';
import type { Days } from './now-state.ts';
import { useSearch } from './search-area.tsx';
import { texts } from './texts.ts';
import type { Agendas } from './use-agendas.ts';
import type { ConflictCounts } from './use-conflict-counts.ts';
import type { EmployeeActions } from './use-employee-actions.ts';
import type { Team } from './use-team.ts';
import type { EmployeesUrl } from './use-url-state.ts';

/** Fewer than these are found by looking. */
const searchedFrom = 10;

type Props = {
  readonly team: Team;
  readonly days: Days;
  readonly agendas: Agendas;
  readonly instant: number;
  readonly urlState: EmployeesUrl;
  readonly actions: EmployeeActions;
  readonly conflicts: ConflictCounts;
};

const art = <HairAvatar seed="team" tone="auburn" />;
const { empty } = texts;

export function TeamTabs({ team, days, agendas, instant, urlState, actions, conflicts }: Props) {
  const { here, invited, left, groups } = team;
  const [opened, openMenu] = useState<OpenMenu>();
  const everybody = useMemo(() => [...(here ?? []), ...(invited ?? [])], [here, invited]);
  const shared = { days, agendas, instant, actions, groups, conflicts, openMenu };
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
        onSelect={(tab) => urlState.replace({ tab })}
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
              <EmptyState
                title={empty.invitedTitle}
                text={empty.invitedText}
                art={art}
                action={<Add />}
                more={<HelpLink slug="calisan-davet">{empty.howToInvite}</HelpLink>}
              />,
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
      <SearchInput
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={60}
        value={typed}
        onChange={change}
      />
    </div>
  );
}

const words = texts.quota;

/** How many of the package's places are taken; on a phone only once none is left. */
function QuotaLine() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit } = data.quotas.employees;
  const isFull = used >= limit;
  return (
    <div
      className={`num flex items-center gap-2.5 text-ink-2 max-tablet:flex-wrap max-tablet:pb-3 ${isFull ? '' : 'max-tablet:hidden'}`}
    >
      <QuotaOval shown={used} total={limit} tone={isFull ? 'tight' : 'v1'} className="h-8.5" />
      <span>
        <b className="font-semibold">{words.urlWords(used, limit)}</b> {words.word}
      </span>
      {isFull && (
        <>
          <span className="flex items-center gap-1.25 font-medium text-note-size text-warning-ink">
            <TriangleAlert size={15} />
            {words.full}
          </span>
          <Link to={paths.packages} reloadDocument>
            {words.upgrade}
          </Link>
        </>
      )}
    </div>
  );
}
