import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { BottomBar } from './bottom-bar.tsx';
import { isCurrent, type NavEntry, type NavGroup } from './nav-entries.ts';
import { PageProviders } from './page-providers.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Rail } from './rail.tsx';
import type { ShellData } from './shell-data.ts';
import { texts } from './texts.ts';
import { usePhoneMenu } from './use-phone-menu.ts';

type Props = {
  readonly data: ShellData;
  readonly groups: readonly NavGroup[];
  /** What the bottom bar shows of them. */
  readonly daily: readonly NavEntry[];
  readonly plus?: string | undefined;
  readonly tag?: ReactNode;
  /** The salon switcher, drawn once for the rail and once, larger, for the menu. */
  readonly switcher?: (size: 'rail' | 'menu') => ReactNode;
  /** Where the person is, if not at the address: for the page on which the shell is judged. */
  readonly at?: string | undefined;
  readonly children: ReactNode;
};

const sheet =
  'relative flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden bg-surface tablet:my-2 tablet:mr-2 tablet:rounded-sheet tablet:shadow-[0_0_0_1px_var(--line),var(--sh-1)]';

/** Canvas, rail and one sheet; on a phone the sheet alone, with a bar at its foot. */
export function Shell({ data, groups, daily, plus, tag, switcher, at, children }: Props) {
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
      <div className="flex h-dvh flex-col bg-canvas max-tablet:bg-surface tablet:grid tablet:grid-cols-[244px_minmax(0,1fr)]">
        <a
          href={`#${contentId}`}
          className="sr-only z-40 rounded-md bg-ink px-4 py-2 font-medium text-surface focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {texts.skip}
        </a>
        <Rail data={data} groups={groups} at={here} tag={tag}>
          {switcher?.('rail')}
        </Rail>
        <main className={sheet}>
          {data.isOffline && (
            <p role="status" className="shrink-0 bg-sunken px-4 py-2 text-center text-label text-ink-2">
              {texts.offlineShell}
            </p>
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
            <PhoneMenu id={menuId} groups={rest} headingRef={headingRef} signOut={data.signOut}>
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
      </div>
    </PageProviders>
  );
}
