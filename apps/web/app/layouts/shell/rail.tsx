import './rail.css';
import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import { fullName } from '@ayna/domain/names';
import { LifeBuoy, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { originState } from '../../lib/return-path.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { helpPathOf } from './help-links.ts';
import { type Count, isCurrent, type NavEntry, type NavGroup } from './nav-entries.ts';
import type { ShellData } from './shell-data.ts';
import { texts } from './texts.ts';

type Props = {
  readonly data: ShellData;
  readonly groups: readonly NavGroup[];
  readonly at: string;
  /** Beside the brand. */
  readonly tag?: ReactNode;
  /** Under the brand: whose data the screens show. */
  readonly children?: ReactNode;
};

/** The side of the shell on a desktop. */
export function Rail({ data, groups, at, tag, children }: Props) {
  return (
    <aside
      aria-label={texts.rail}
      className="rail flex min-h-0 flex-col overflow-y-auto pt-3.5 pr-2.5 pb-3 pl-3.5 max-tablet:hidden"
    >
      <div className="rail-row flex shrink-0 items-center px-2 pt-0.5 pb-3">
        <Brand />
        {tag}
      </div>
      {children}
      <nav aria-label={texts.mainMenu} className="grid shrink-0 gap-px">
        {groups.map((group) => (
          <Group key={group.label ?? ''} group={group} at={at} counts={data.counts} />
        ))}
      </nav>
      <PersonFoot data={data} at={at} />
    </aside>
  );
}

type GroupProps = {
  readonly group: NavGroup;
  readonly at: string;
  readonly counts: ShellData['counts'];
};

function Group({ group, at, counts }: GroupProps) {
  return (
    <>
      {group.label && (
        <p className="rail-group px-2.5 pt-3.25 pb-1.25 font-medium text-tag-size text-muted leading-5">
          <span className="rail-text">{group.label}</span>
        </p>
      )}
      <ul aria-label={group.label} className="grid gap-px">
        {group.entries.map((entry) => (
          <li key={entry.path}>
            <NavEntryLink entry={entry} current={isCurrent(entry, at)} counts={counts} />
          </li>
        ))}
      </ul>
    </>
  );
}

type FootProps = { readonly data: ShellData; readonly at: string };

function PersonFoot({ data: { person, signOut }, at }: FootProps) {
  const help = helpPathOf(at);
  const name = fullName(person);
  const location = useLocation();
  return (
    <div className="rail-foot mt-auto flex shrink-0 items-center gap-1 pt-2.5">
      <Link
        to={paths.account}
        state={originState(location, paths.account)}
        className="rail-link flex min-w-0 flex-1 items-center gap-2.5 rounded-md py-1 pl-2 transition-colors duration-120 hover:bg-ink/5"
      >
        <Avatar
          name={name}
          {...(person.imageUrl ? { src: resizePictureUrl(person.imageUrl, 'small') } : {})}
        />
        <span className="rail-text min-w-0">
          <b className="block truncate font-semibold text-note-size leading-4.25">{name}</b>
          <span className="block text-tag-size text-muted leading-4">{texts.roles[person.role]}</span>
          <span className="sr-only">{texts.account}</span>
        </span>
      </Link>
      {help !== undefined && (
        // In a tab of its own: what is half done here stays.
        <Link
          to={help}
          target="_blank"
          aria-label={texts.helpInNewTab}
          title={texts.help}
          className="grid size-11 shrink-0 place-items-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-ink/6 hover:text-ink tablet:size-9"
        >
          <LifeBuoy />
        </Link>
      )}
      <ThemeToggle />
      <IconButton icon={LogOut} label={texts.signOut} onPress={signOut} />
    </div>
  );
}

type Counts = Readonly<Record<Count, number>>;

type NavEntryLinkProps = { readonly entry: NavEntry; readonly current: boolean; readonly counts: Counts };

function NavEntryLink({ entry, current, counts }: NavEntryLinkProps) {
  const Icon = entry.icon;
  const location = useLocation();
  return (
    <Link
      to={entry.path}
      state={entry.leadsBack ? originState(location, entry.path) : undefined}
      aria-current={current ? 'page' : undefined}
      title={entry.label}
      className="rail-link group flex h-8.75 items-center gap-2.5 rounded-md px-2.5 font-medium text-ink-2 transition-colors duration-120 hover:bg-ink/5 hover:text-ink current:bg-surface current:font-semibold current:text-ink current:shadow-outline-1 dark:current:bg-raised"
    >
      <Icon size={18} className="shrink-0 text-muted group-current:text-accent" />
      <span className="rail-text truncate">{entry.label}</span>
      {entry.count && <CountBadge kind={entry.count} count={counts[entry.count]} />}
    </Link>
  );
}

function CountBadge({ kind, count }: { readonly kind: Count; readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="rail-count num ml-auto grid h-4.75 shrink-0 place-items-center rounded-sm bg-accent-soft-2 px-1.5 font-semibold text-accent-ink text-caption">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{texts[kind](count)}</span>
    </span>
  );
}
