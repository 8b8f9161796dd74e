import { Gauge, Mail, UsersRound } from 'lucide-react';
import { paths } from '../../paths.ts';
import type { NavGroup } from './nav-entries.ts';
import { texts } from './texts.ts';

/** The rail of the platform's own people. */
export const panelEntries: readonly NavGroup[] = [
  {
    label: texts.groups.panel,
    entries: [
      { path: paths.panel, end: true, label: texts.entries.overview, icon: Gauge },
      { path: paths.panelUsers, label: texts.entries.users, icon: UsersRound },
      { path: paths.panelMessages, label: texts.entries.messages, icon: Mail, count: 'unread' },
    ],
  },
];
