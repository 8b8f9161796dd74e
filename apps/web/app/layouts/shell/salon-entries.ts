import { member } from '@ayna/contracts/core/who';
import { customer } from '@ayna/contracts/customer';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import {
  CalendarDays,
  ChartNoAxesCombined,
  CircleUserRound,
  ClipboardList,
  FileChartColumn,
  Gauge,
  IdCard,
  Package,
  Scissors,
  Store,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { paths } from '../../paths.ts';
import type { NavEntry, NavGroup } from './nav-entries.ts';
import { texts } from './texts.ts';

const { entries: labels, groups } = texts;

const daily: readonly NavEntry[] = [
  { path: paths.profile, end: true, label: labels.calendar, icon: CalendarDays },
  { path: paths.appointments, label: labels.appointments, icon: ClipboardList, count: 'waiting' },
  {
    path: paths.customers,
    covers: [paths.customer],
    label: labels.customers,
    short: labels.customersShort,
    icon: UsersRound,
    who: customer.routes.list.who,
  },
];

// A screen that is still to come has no route yet: its entry names the right itself.

/** The rail of a salon. On a phone the first group is the bottom bar, and the rest the menu. */
export const salonEntries: readonly NavGroup[] = [
  { entries: daily },
  {
    label: groups.salon,
    entries: [
      { path: paths.services, label: labels.services, icon: Scissors, who: service.routes.create.who },
      { path: paths.employees, label: labels.employees, icon: IdCard, who: employee.routes.update.who },
      {
        path: paths.inventory,
        label: labels.inventory,
        icon: Package,
        who: member('active', 'manage-inventory'),
      },
    ],
  },
  {
    label: groups.finance,
    entries: [
      {
        path: paths.accounting,
        label: labels.accounting,
        icon: Wallet,
        who: member('active', 'manage-finance'),
      },
      {
        path: paths.monthlyReport,
        label: labels.monthlyReport,
        icon: FileChartColumn,
        who: member('active', 'view-reports'),
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
      { path: paths.account, label: labels.account, icon: CircleUserRound },
    ],
  },
];

/** For an owner who has none yet: the way back to making one. */
export const ownerEntries: readonly NavGroup[] = [
  {
    entries: [
      { path: paths.createSalon, label: labels.createSalon, icon: Store },
      { path: paths.account, label: labels.account, icon: CircleUserRound },
    ],
  },
];

/** For others who belong to no salon. */
export const ownEntries: readonly NavGroup[] = [
  {
    entries: [
      { path: paths.account, label: labels.account, icon: CircleUserRound },
      { path: paths.myAppointments, label: labels.myAppointments, icon: ClipboardList },
    ],
  },
];
