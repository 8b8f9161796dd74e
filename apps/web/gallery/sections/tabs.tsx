import { Tabs } from '../../app/ui/tabs.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { tabs } = texts;

function Show() {
  return (
    <div className="grid gap-6">
      <Tabs
        label={tabs.label}
        items={[
          { id: 'all', label: tabs.all, count: 1284, panel: tabs.panel(tabs.all) },
          { id: 'pending', label: tabs.pending, count: 3, isUrgent: true, panel: tabs.panel(tabs.pending) },
          { id: 'expected', label: tabs.expected, count: 139, panel: tabs.panel(tabs.expected) },
          { id: 'done', label: tabs.done, panel: tabs.panel(tabs.done) },
        ]}
      />
      <Tabs
        kind="pill"
        label={tabs.viewLabel}
        items={[
          { id: 'day', label: tabs.day, panel: tabs.panel(tabs.day) },
          { id: 'week', label: tabs.week, panel: tabs.panel(tabs.week) },
          { id: 'month', label: tabs.month, panel: tabs.panel(tabs.month) },
        ]}
      />
    </div>
  );
}

export const section: Section = { title: texts.titles.tabs, Show };
