import { member } from '@ayna/contracts/core/who';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { customerViewRights } from '@ayna/domain/permissions';
import {
  Calculator,
  CalendarDays,
  ChartNoAxesCombined,
  CircleUserRound,
  ClipboardList,
  FileChartColumn,
  Gauge,
  HandCoins,
  IdCard,
  Package,
  Scissors,
  Star,
  Store,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import type { NavEntry, NavGroup } from './nav-entries.ts';
import { texts } from './texts.ts';

const { entries: labels, groups } = texts;

const accountEntry: NavEntry = {
  path: paths.account,
  label: labels.account,
  icon: CircleUserRound,
  leadsBack: true,
};

const daily: readonly NavEntry[] = [
  { path: paths.profile, end: true, label: labels.calendar, icon: CalendarDays },
  { path: paths.appointments, label: labels.appointments, icon: ClipboardList, count: 'waiting' },
  {
    path: paths.customers,
    covers: [paths.customer],
    label: labels.customers,
    short: labels.customersShort,
    icon: UsersRound,
    who: member('active', ...customerViewRights),
  },
];

// The rights of calls whose contracts this shell does not need stand here: a contract is more script than an entry.

/** The rail of a salon. On a phone the first group is the bottom bar, and the rest the menu. */
export const salonEntries: readonly NavGroup[] = [
  { entries: daily },
  {
    label: groups.salon,
    entries: [
      {
        path: paths.services,
        label: labels.services,
        icon: Scissors,
        who: member('active', 'manage-services'),
      },
      { path: paths.employees, label: labels.employees, icon: IdCard, who: employee.routes.update.who },
      { path: paths.reviews, label: labels.reviews, icon: Star, who: member('active', 'manage-salon') },
      {
        path: paths.inventory,
        label: labels.inventory,
        icon: Package,
        who: member('active', 'manage-inventory', 'Receptionist'),
        count: 'lowStock',
      },
    ],
  },
  {
    label: groups.finance,
    entries: [
      {
        path: paths.accounting,
        end: true,
        covers: [paths.addTransaction],
        label: labels.accounting,
        icon: Wallet,
        who: member('active', 'manage-finance'),
      },
      {
        path: paths.dayEnd,
        label: labels.dayEnd,
        icon: Calculator,
        who: member('active', 'manage-finance', 'Receptionist'),
      },
      { path: paths.commission, label: labels.commission, icon: HandCoins },
      {
        path: paths.monthlyReport,
        label: labels.monthlyReport,
        icon: FileChartColumn,
        who: member('active', 'manage-finance', 'view-reports'),
      },
      {
        path: paths.statistics,
        label: labels.statistics,
        icon: ChartNoAxesCombined,
        who: member('active', 'view-reports'),
      },
    ],
  },
  {
    label: groups.account,
    entries: [
      { path: paths.dashboard, label: labels.dashboard, icon: Gauge, who: member('active', 'manage-salon') },
      {
        path: paths.salonInfo,
        covers: [paths.editSalon],
        label: labels.salonInfo,
        icon: Store,
        who: salon.routes.change.who,
      },
      accountEntry,
    ],
  },
];

/** For an owner who has none yet: the way back to making one. */
export const ownerEntries: readonly NavGroup[] = [
  {
    entries: [{ path: paths.createSalon, label: labels.createSalon, icon: Store }, accountEntry],
  },
];

/** For others who belong to no salon. */
export const ownEntries: readonly NavGroup[] = [
  {
    entries: [
      accountEntry,
      { path: paths.myAppointments, label: labels.myAppointments, icon: ClipboardList },
    ],
  },
];
