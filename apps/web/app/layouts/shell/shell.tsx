import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SideSlot } from '../../ui/side-slot.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { BottomBar } from './bottom-bar.tsx';
import { helpPathOf } from './help-links.ts';
import { isCurrent, type NavEntry, type NavGroup } from './nav-entries.ts';
import { OfflineNote } from './offline-note.tsx';
import { PageProviders } from './page-providers.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Rail } from './rail.tsx';
import type { ShellData } from './shell-data.ts';
import { texts } from './texts.ts';

const opensMenu = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'menu' in state && state.menu === true;

/**
 * Whether the menu is open is part of the history entry and not of the address: the phone's own
 * back closes it, and every link away leaves it behind.
 */
function usePhoneMenu() {
  const location = useLocation();
  const navigate = useNavigate();
  const doorRef = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const openedAt = useRef<string>(undefined);
  // The server does not see history entries; the first render must say what it said.
  const isHydrated = useHydrated();
  const open = isHydrated && opensMenu(location.state);

  useEffect(() => {
    if (open) {
      openedAt.current = location.pathname;
      headingRef.current?.focus();
    } else if (openedAt.current !== undefined) {
      // Anyone who followed a link goes on reading there; anyone who changed their mind is back at the door.
      (openedAt.current === location.pathname ? doorRef : contentRef).current?.focus();
      openedAt.current = undefined;
    }
  }, [open, location.pathname]);

  useEffect(() => {
    if (!open) return;
    // What lies above the menu, the list of salons, takes the key for itself.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void navigate(-1);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open, navigate]);

  const show = () => void navigate(location, { state: { menu: true }, preventScrollReset: true });
  const toggle = () => (open ? void navigate(-1) : show());
  return { open, toggle, doorRef, headingRef, contentRef };
}

type Props = {
  readonly data: ShellData;
  readonly groups: readonly NavGroup[];
  /** What the bottom bar shows of them. */
  readonly daily: readonly NavEntry[];
  readonly plus?: string | undefined;
  readonly tag?: ReactNode;
  /** The salon switcher, drawn once for the rail and once, larger, for the menu. */
  readonly switcher?: (size: 'rail' | 'menu') => ReactNode;
  /** Over the page on a phone, where there is no rail to say whose data it is. */
  readonly phoneHead?: ReactNode;
  /** Where the person is, if not at the address: for the page on which the shell is judged. */
  readonly at?: string | undefined;
  readonly children: ReactNode;
};

const sheet =
  'relative flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden bg-surface tablet:col-start-2 tablet:my-2 tablet:mr-2 tablet:rounded-sheet tablet:shadow-outline-1';

/** Canvas, rail and one sheet; on a phone the sheet alone, with a bar at its foot. */
export function Shell({ data, groups, daily, plus, tag, switcher, phoneHead, at, children }: Props) {
  const { pathname } = useLocation();
  const { open, toggle, doorRef, headingRef, contentRef } = usePhoneMenu();
  const contentId = useId();
  const menuId = useId();
  const here = at ?? pathname;
  const rest = groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => !daily.includes(entry)) }))
    .filter((group) => group.entries.length > 0);
  // Whatever the bar does not name is behind its last door.
  const current = open || !daily.some((entry) => isCurrent(entry, here));
  return (
    <PageProviders>
      <div className="flex h-dvh flex-col bg-canvas max-tablet:bg-surface">
        <a
          href={`#${contentId}`}
          // With the focus it takes a line of its own above the page, over nothing.
          className="sr-only rounded-md bg-ink font-medium text-surface focus:not-sr-only focus:m-1.5 focus:self-center focus:px-4 focus:py-2"
        >
          {texts.skip}
        </a>
        <div className="flex min-h-0 flex-1 flex-col tablet:grid tablet:grid-cols-lead-17 wide:grid-cols-lead-61">
          <Rail data={data} groups={groups} at={here} tag={tag}>
            {switcher?.('rail')}
          </Rail>
          <main className={sheet}>
            {data.offlineSince !== undefined && <OfflineNote since={data.offlineSince} />}
            {phoneHead && (
              <div className={`flex shrink-0 px-4 pt-1.5 tablet:hidden ${open ? 'invisible' : ''}`}>
                {phoneHead}
              </div>
            )}
            {/* Not taken away while the menu is before it: it keeps its place in the scroll. */}
            <div
              id={contentId}
              ref={contentRef}
              tabIndex={-1}
              className={`flex min-h-0 flex-1 flex-col overflow-y-auto outline-none ${open ? 'max-tablet:invisible' : ''}`}
            >
              {children}
            </div>
            {open && (
              <PhoneMenu
                id={menuId}
                groups={rest}
                help={helpPathOf(here)}
                headingRef={headingRef}
                signOut={data.signOut}
              >
                {switcher?.('menu')}
              </PhoneMenu>
            )}
          </main>
          <BottomBar
            entries={daily}
            at={here}
            plus={plus}
            menu={{ open, current, id: menuId, toggle }}
            menuRef={doorRef}
          />
          <SideSlot />
        </div>
      </div>
    </PageProviders>
  );
}
