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
import type { Entry, EntryGroup } from './entries.ts';
import { texts } from './texts.ts';

const { entries: labels, groups } = texts;

/** Cards of customers are seen with one of these. */
export const customerNeeds: readonly string[] = ['view-customers', 'manage-customers', 'Receptionist'];

const daily: readonly Entry[] = [
  { path: paths.profile, end: true, label: labels.calendar, icon: CalendarDays },
  { path: paths.appointments, label: labels.appointments, icon: ClipboardList, count: 'waiting' },
  {
    path: paths.customers,
    covers: [paths.customer],
    label: labels.customers,
    short: labels.customersShort,
    icon: UsersRound,
    needs: customerNeeds,
  },
];

/** 'Yeni Randevu' shows only with one of these (spec section 6). */
export const newAppointmentNeeds: readonly string[] = [
  'create-appointment-customer-free',
  'create-appointment-customer-free-all',
  'Receptionist',
];

/** Whoever waits to be approved is decided on with one of these (spec section 6). */
export const decisionNeeds: readonly string[] = [
  'update-appointment-status',
  'update-appointment-status-all',
  'Receptionist',
];

/** The rail of a salon. On a phone the first group is the bottom bar, and the rest the menu. */
export const salonEntries: readonly EntryGroup[] = [
  { entries: daily },
  {
    label: groups.salon,
    entries: [
      { path: paths.services, label: labels.services, icon: Scissors, needs: ['manage-services'] },
      { path: paths.employees, label: labels.employees, icon: IdCard, needs: ['manage-employees'] },
      { path: paths.inventory, label: labels.inventory, icon: Package, needs: ['manage-inventory'] },
    ],
  },
  {
    label: groups.finance,
    entries: [
      { path: paths.accounting, label: labels.accounting, icon: Wallet, needs: ['manage-finance'] },
      {
        path: paths.monthlyReport,
        label: labels.monthlyReport,
        icon: FileChartColumn,
        needs: ['view-reports'],
      },
      {
        path: paths.statistics,
        label: labels.statistics,
        icon: ChartNoAxesCombined,
        needs: ['view-reports'],
      },
    ],
  },
  {
    label: groups.account,
    entries: [
      { path: paths.dashboard, label: labels.dashboard, icon: Gauge, needs: ['manage-salon'] },
      {
        path: paths.salonInfo,
        covers: [paths.editSalon],
        label: labels.salonInfo,
        icon: Store,
        needs: ['manage-salon'],
      },
      { path: paths.account, label: labels.account, icon: CircleUserRound },
    ],
  },
];

/** For an owner who has none yet: the way back to making one. */
export const ownerEntries: readonly EntryGroup[] = [
  {
    entries: [
      { path: paths.createSalon, label: labels.createSalon, icon: Store },
      { path: paths.account, label: labels.account, icon: CircleUserRound },
    ],
  },
];

/** For whoever else belongs to no salon. */
export const ownEntries: readonly EntryGroup[] = [
  {
    entries: [
      { path: paths.account, label: labels.account, icon: CircleUserRound },
      { path: paths.myAppointments, label: labels.myAppointments, icon: ClipboardList },
    ],
  },
];
