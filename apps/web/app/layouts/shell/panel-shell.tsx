import {
  ChartColumn,
  CreditCard,
  Flag,
  Gauge,
  Mail,
  Package as PackageIcon,
  ScrollText,
  Send,
  Store,
  TicketPercent,
  UsersRound,
  Workflow,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import type { NavGroup } from './nav-entries.ts';
import { MenuSearchButton, QuickSearch, RailSearchButton, useQuickSearch } from './quick-search.tsx';
import { Shell } from './shell.tsx';
import type { ShellData } from './shell-data.ts';
import { texts } from './texts.ts';

/** The rail of the platform's own people. */
const panelEntries: readonly NavGroup[] = [
  {
    label: texts.groups.panel,
    entries: [
      { path: paths.panel, end: true, label: texts.entries.overview, icon: Gauge },
      { path: paths.panelSalons, label: texts.entries.salons, icon: Store },
      { path: paths.panelUsers, label: texts.entries.users, icon: UsersRound },
      { path: paths.panelMessages, label: texts.entries.messages, icon: Mail, count: 'unread' },
    ],
  },
  {
    label: texts.groups.sales,
    entries: [
      { path: paths.panelRevenue, label: texts.entries.revenue, icon: ChartColumn },
      { path: paths.panelPayments, label: texts.entries.payments, icon: CreditCard },
      { path: paths.panelPackages, label: texts.entries.packages, icon: PackageIcon },
      { path: paths.panelCoupons, label: texts.entries.coupons, icon: TicketPercent },
    ],
  },
  {
    label: texts.groups.operation,
    entries: [
      { path: paths.panelReviews, label: texts.entries.reportedReviews, icon: Flag },
      { path: paths.panelDelivery, label: texts.entries.delivery, icon: Send },
      { path: paths.panelEvents, label: texts.entries.events, icon: Workflow },
      { path: paths.panelAudit, label: texts.entries.audit, icon: ScrollText },
    ],
  },
];

type Props = { readonly data: ShellData; readonly at?: string; readonly children: ReactNode };

// Asked for now and then, and on no screen from the start.
const PanelSearch = lazyComponent(() =>
  import('../../parts/panel-search.tsx').then((part) => part.PanelSearch),
);

/** The shell of the platform's own people; on a phone, how the platform runs is behind the menu. */
export function PanelShell({ data, at, children }: Props) {
  const daily = panelEntries[0]?.entries ?? [];
  const search = useQuickSearch(true);
  const switcher = (size: 'rail' | 'menu') => (
    <>{size === 'menu' && <MenuSearchButton label={texts.findInPanel} onOpen={search.open} />}</>
  );
  return (
    <Shell
      data={data}
      groups={panelEntries}
      daily={daily}
      tag={
        <>
          <span className="ml-2.5">
            <Badge isOnTint>{texts.panelTag}</Badge>
          </span>
          <RailSearchButton label={texts.findInPanel} onOpen={search.open} />
        </>
      }
      switcher={switcher}
      at={at}
    >
      {children}
      {search.isOpen && <QuickSearch search={PanelSearch} onClose={search.close} />}
    </Shell>
  );
}
