import { appointmentScope, statusRights } from '@ayna/domain/permissions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pendingCountQuery } from '../data/appointments.ts';
import { meQuery } from '../data/auth.ts';
import { readCalendarStart } from '../data/calendar-start.ts';
import { employeesQuery } from '../data/employees.ts';
import { mayStartInSalon } from '../data/session.ts';
import { systemClock } from '../lib/clock.ts';
import { isOffline } from '../lib/connection.ts';
import { lazyComponent } from '../lib/lazy.ts';
import { sessionPhase } from '../lib/session-phase.ts';
import { SettlementHost } from '../parts/settlement/settlement-host.tsx';
import { paths } from '../paths.ts';
import { today } from '../ui/day-text.ts';
import { homePath, redirectFromProfile } from './shell/profile-redirect.ts';
import { RestoringSession } from './shell/restoring-session.tsx';
import { SalonShell } from './shell/salon-shell.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import type { ShellData } from './shell/shell-data.ts';
import { useUpgradeOffer } from './shell/use-upgrade-offer.ts';

/** A page that begins at today, in the calendar or on the dashboard, reads it in one call, beside the one for the person. */
const useCalendarStart = (): void => {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const starts = isFirst.current && sessionPhase.get() === 'restoring' && mayStartInSalon();
    isFirst.current = false;
    // Without a network the worker may have the team by this call alone, whatever day the address names.
    const showsToday = pathname === paths.profile && (search === '' || isOffline());
    const showsStart = showsToday || pathname === paths.dashboard;
    if (starts && showsStart) readCalendarStart(client);
  }, [client, pathname, search]);
};

export default function ProfileLayout() {
  useCalendarStart();
  return <SessionGate redirect={redirectFromProfile}>{(data) => <Profile data={data} />}</SessionGate>;
}

/** How many wait for this person: all of the salon, or their own requests. */
const usePendingCount = ({ activeSalonCode = '', person, offlineSince }: ShellData): number => {
  const scope = appointmentScope(person.groups, statusRights);
  const isAsked = activeSalonCode !== '' && scope !== 'none';
  const isOnline = offlineSince === undefined;
  const isOwn = scope === 'own';
  const { data: me } = useQuery(meQuery);
  const { data: team } = useQuery({
    ...employeesQuery(activeSalonCode),
    enabled: isAsked && isOwn && isOnline,
  });
  const own = isOwn ? team?.find(({ userCode }) => userCode !== null && userCode === me?.code) : undefined;
  // Until it is known who they are, the salon's count would be shown for theirs.
  const isKnown = isAsked && (!isOwn || own !== undefined);
  const { data } = useQuery({
    ...pendingCountQuery(activeSalonCode, today(), own && { employeeCode: own.code }),
    enabled: isKnown && isOnline,
  });
  return isKnown ? (data?.count ?? 0) : 0;
};

/** Later than anything that a screen asks for when it opens. */
const LOW_STOCK_AFTER_MS = 3_000;

// Nobody waits for it, so neither its script nor its answer comes before the first screen.
const LowStockCount = lazyComponent(() =>
  import('./shell/low-stock-count.tsx').then((part) => part.LowStockCount),
);

const PackageNotice = lazyComponent(() =>
  import('./shell/package-notice.tsx').then((part) => part.PackageNotice),
);

// Never asked for by the people of a salon.
const PanelFrame = lazyComponent(() => import('./shell/panel-frame.tsx').then((part) => part.PanelFrame));

/** The platform's own people keep the panel's menu around their account. */
function Profile({ data }: { readonly data: ShellData }) {
  if (homePath({ role: data.person.role, salons: data.salons }) !== paths.panel)
    return <SalonProfile data={data} />;
  return (
    <Suspense fallback={<RestoringSession isOffline={false} />}>
      <PanelFrame data={data}>{() => <Outlet />}</PanelFrame>
    </Suspense>
  );
}

function SalonProfile({ data }: { readonly data: ShellData }) {
  const [lowStock, setLowStock] = useState(0);
  const [isLater, setLater] = useState(false);
  useEffect(() => systemClock.after(LOW_STOCK_AFTER_MS, () => setLater(true)), []);
  const { activeSalonCode, person, offlineSince } = data;
  const isSalonShown = isLater && activeSalonCode !== undefined && offlineSince === undefined;
  useUpgradeOffer();
  const counts = { ...data.counts, waiting: usePendingCount(data), lowStock };
  return (
    <SalonShell data={{ ...data, counts }}>
      {isSalonShown && (
        <Suspense>
          <PackageNotice groups={person.groups} />
        </Suspense>
      )}
      <Outlet />
      <SettlementHost />
      {isSalonShown && (
        <Suspense>
          <LowStockCount salonCode={activeSalonCode} groups={person.groups} onCount={setLowStock} />
        </Suspense>
      )}
    </SalonShell>
  );
}
