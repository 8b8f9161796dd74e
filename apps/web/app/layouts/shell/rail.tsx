import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import { fullName } from '@ayna/domain/names';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { Brand } from './brand.tsx';
import { isCurrent, type NavGroup } from './nav-entries.ts';
import { NavEntryLink } from './nav-entry-link.tsx';
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
      className="flex min-h-0 flex-col overflow-y-auto pt-3.5 pr-2.5 pb-3 pl-3.5 max-tablet:hidden"
    >
      <div className="flex shrink-0 items-center px-2 pt-0.5 pb-3">
        <Brand />
        {tag}
      </div>
      {children}
      <nav aria-label={texts.mainMenu} className="grid shrink-0 gap-px">
        {groups.map((group) => (
          <Group key={group.label ?? ''} group={group} at={at} counts={data.counts} />
        ))}
      </nav>
      <PersonFoot data={data} />
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
        <p className="px-2.5 pt-3.25 pb-1.25 font-medium text-[12px] text-muted leading-5">{group.label}</p>
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

function PersonFoot({ data: { person, signOut } }: { readonly data: ShellData }) {
  const name = fullName(person);
  return (
    <div className="mt-auto flex shrink-0 items-center gap-1 pt-2.5">
      <Link
        to={paths.account}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-md py-1 pl-2 transition-colors duration-[120ms] hover:bg-ink/5"
      >
        <Avatar
          name={name}
          {...(person.imageUrl ? { src: resizePictureUrl(person.imageUrl, 'small') } : {})}
        />
        <span className="min-w-0">
          <b className="block truncate font-semibold text-[13.5px] leading-[17px]">{name}</b>
          <span className="block text-[12px] text-muted leading-4">{texts.roles[person.role]}</span>
          <span className="sr-only">{texts.account}</span>
        </span>
      </Link>
      <ThemeToggle />
      <IconButton label={texts.signOut} onPress={signOut}>
        <LogOut aria-hidden="true" size={17} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
