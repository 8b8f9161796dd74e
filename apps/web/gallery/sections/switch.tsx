import { Switch } from '../../app/ui/switch.tsx';
import type { Section } from '../section.ts';
import { texts } from './controls/texts.ts';

const { switches } = texts;

function Show() {
  return (
    <div className="grid max-w-md gap-3">
      <div className="rounded-box bg-sunken px-3.5 py-2.5">
        <Switch label={switches.paid} hint={switches.paidHint} defaultValue />
      </div>
      <Switch label={switches.tuesday} side="start" defaultValue />
      <Switch label={switches.monday} side="start" />
      <Switch label={switches.closed} side="start" isDisabled />
    </div>
  );
}

export const section: Section = { title: switches.title, Show };
