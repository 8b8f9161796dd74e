import { appointment } from '@ayna/contracts/appointment';
import { member } from '@ayna/contracts/core/who';
import { customerViewRights, mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { longDayOf } from '../../parts/moment-text.ts';
import { SalonSwitcher } from '../../parts/salon-switcher.tsx';
import { paths } from '../../paths.ts';
import { entriesFor } from './nav-entries.ts';
import { MenuSearchButton, QuickSearch, RailSearchButton, useQuickSearch } from './quick-search.tsx';
import { ownEntries, ownerEntries, salonEntries } from './salon-entries.ts';
import { Shell } from './shell.tsx';
import type { ShellData } from './shell-data.ts';
import { TeamTints } from './team-tints.tsx';
import { texts } from './texts.ts';

type Props = { readonly data: ShellData; readonly at?: string; readonly children: ReactNode };

/** The shell of a salon's people. */
export function SalonShell({ data, at, children }: Props) {
  const { person, salons, activeSalonCode, chooseSalon } = data;
  const outside = person.role === 'SalonOwner' ? ownerEntries : ownEntries;
  const groups = entriesFor(person.groups, salons.length > 0 ? salonEntries : outside);
  const plus = mayCall(appointment.routes.bookByDesk.who, person.groups) ? paths.addAppointment : undefined;
  const maySearch =
    activeSalonCode !== undefined && mayCall(member('active', ...customerViewRights), person.groups);
  const search = useQuickSearch(maySearch);
  const isSuspended = salons.some(({ code, isSuspended: is }) => is && code === activeSalonCode);
  const switcherOf = (size: 'rail' | 'menu' | 'head') => (
    <SalonSwitcher
      salons={salons}
      activeCode={activeSalonCode}
      choose={chooseSalon}
      mayCreate={person.role === 'SalonOwner'}
      size={size}
    />
  );
  const switcher = (size: 'rail' | 'menu') => (
    <>
      {switcherOf(size)}
      {maySearch && size === 'menu' && <MenuSearchButton label={texts.findCustomer} onOpen={search.open} />}
    </>
  );
  return (
    <Shell
      data={data}
      groups={groups}
      daily={groups[0]?.entries ?? []}
      plus={plus}
      tag={maySearch && <RailSearchButton label={texts.findCustomer} onOpen={search.open} />}
      switcher={switcher}
      // Anyone with one salon knows which it is.
      phoneHead={salons.length > 1 && switcherOf('head')}
      at={at}
    >
      {isSuspended && activeSalonCode && <SuspensionNotice salonCode={activeSalonCode} />}
      {activeSalonCode === undefined ? (
        children
      ) : (
        <TeamTints salonCode={activeSalonCode}>{children}</TeamTints>
      )}
      {search.isOpen && <QuickSearch search={CustomerSearch} onClose={search.close} />}
    </Shell>
  );
}

/** Why the salon is suspended, on every screen of it: nothing can be changed there. */
function SuspensionNotice({ salonCode }: { readonly salonCode: string }) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  if (!salon?.suspension) return null;
  const { at, reason } = salon.suspension;
  return (
    <div role="status" className="shrink-0 bg-danger-bg px-6 py-3 text-danger-ink max-tablet:px-4">
      <p className="wrap-anywhere whitespace-pre-line">{texts.suspended(longDayOf(at), reason)}</p>
      <p className="text-label">
        {texts.suspendedHelp}{' '}
        <Link to={paths.contact} className="rounded-xs font-strong underline">
          {texts.suspendedContact}
        </Link>
      </p>
    </div>
  );
}

// A few times an hour at the desk, and never on most screens: it comes when it is asked for.
const CustomerSearch = lazyComponent(() =>
  import('../../parts/customer-search.tsx').then((part) => part.CustomerSearch),
);
