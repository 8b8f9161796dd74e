import { ChevronRight, LogOut, Moon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { setTheme, useTheme } from '../../lib/theme.ts';
import type { NavEntry, NavGroup } from './nav-entries.ts';
import { texts } from './texts.ts';

type Props = {
  readonly id: string;
  readonly groups: readonly NavGroup[];
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly signOut: () => void;
  readonly children?: ReactNode;
};

const row =
  'flex h-13 w-full cursor-pointer items-center gap-3.5 px-4 text-left font-book text-title-s-size shadow-below';
const icon = 'shrink-0 text-ink-2';
const block = 'mb-3.5 overflow-hidden rounded-sheet bg-sunken dark:bg-raised [&>:last-child>*]:shadow-none';

/** Everything that the bottom bar has no room for. It takes the screen's place, as a page would. */
export function PhoneMenu({ id, groups, headingRef, signOut, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="absolute inset-0 overflow-y-auto bg-surface tablet:hidden"
    >
      <h1
        id={`${id}-title`}
        ref={headingRef}
        tabIndex={-1}
        className="display px-4 pt-4.5 pb-4 text-page-title-phone outline-none"
      >
        {texts.menu}
      </h1>
      <div className="px-4 pt-1 pb-5">
        {children}
        {groups.map((group) => (
          <ul key={group.label ?? ''} aria-label={group.label} className={block}>
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} />
              </li>
            ))}
          </ul>
        ))}
        <ul className={block}>
          <li>
            <DarkThemeRow />
          </li>
          <li>
            <button type="button" onClick={signOut} className={`${row} text-danger-ink`}>
              <LogOut size={21} className={icon} />
              {texts.signOut}
            </button>
          </li>
        </ul>
      </div>
    </section>
  );
}

function MenuLink({ entry }: { readonly entry: NavEntry }) {
  const Icon = entry.icon;
  return (
    <Link to={entry.path} className={row}>
      <Icon size={21} className={icon} />
      {entry.label}
      <ChevronRight size={18} className="ml-auto text-muted" />
    </Link>
  );
}

function DarkThemeRow() {
  const dark = useTheme() === 'dark';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dark}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
      className={`${row} group`}
    >
      <Moon size={21} className={icon} />
      {texts.darkTheme}
      <span className="relative ml-auto h-6 w-9.5 rounded-full bg-line-strong transition-colors duration-120 group-aria-checked:bg-accent">
        <span className="absolute top-0.75 left-0.75 size-4.5 rounded-full bg-white shadow-1 transition-transform duration-120 group-aria-checked:translate-x-3.5 group-aria-checked:dark:bg-murdum-950" />
      </span>
    </button>
  );
}
