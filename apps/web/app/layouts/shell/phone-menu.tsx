import { ChevronRight, LifeBuoy, LogOut, Moon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, useLocation } from 'react-router';
import { originState } from '../../lib/return-path.ts';
import { setTheme, useTheme } from '../../lib/theme.ts';
import type { NavEntry, NavGroup } from './nav-entries.ts';
import { texts } from './texts.ts';

type Props = {
  readonly id: string;
  readonly groups: readonly NavGroup[];
  /** The answer that fits the page that the menu was opened from. */
  readonly help: string | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly signOut: () => void;
  readonly children?: ReactNode;
};

const row =
  'flex h-13 w-full cursor-pointer items-center gap-3.5 px-4 text-left font-book text-title-s-size shadow-below';
const icon = 'shrink-0 text-ink-2';
const block = 'mb-3.5 overflow-hidden rounded-sheet bg-sunken dark:bg-raised [&>:last-child>*]:shadow-none';

/** Everything that the bottom bar has no room for. It takes the screen's place, as a page would. */
export function PhoneMenu({ id, groups, help, headingRef, signOut, children }: Props) {
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
          {help !== undefined && (
            <li>
              {/* In a tab of its own: what is half done here stays. */}
              <Link to={help} target="_blank" className={row}>
                <LifeBuoy size={21} className={icon} />
                {texts.help}
                <ChevronRight size={18} className="ml-auto text-muted" />
              </Link>
            </li>
          )}
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
  const location = useLocation();
  return (
    <Link
      to={entry.path}
      state={entry.leadsBack ? originState(location, entry.path) : undefined}
      className={row}
    >
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
