import { Check, Clock, Hourglass, Info, Mail, MailOpen, TriangleAlert, UserX, X } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers/texts.ts';

const { badges } = texts;
const icon = { size: 14, strokeWidth: 2.1, 'aria-hidden': true } as const;

const rows = [
  ['amber', <Hourglass key="icon" {...icon} />],
  ['blue', <Clock key="icon" {...icon} />],
  ['green', <Check key="icon" {...icon} />],
  ['red', <X key="icon" {...icon} />],
  ['grey', <UserX key="icon" {...icon} />],
  ['success', <MailOpen key="icon" {...icon} />],
  ['danger', <Mail key="icon" {...icon} />],
  ['warning', <TriangleAlert key="icon" {...icon} />],
  ['info', <Info key="icon" {...icon} />],
] as const;

function Show() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {rows.map(([tone, sign]) => (
        <Badge key={tone} tone={tone} icon={sign}>
          {badges[tone]}
        </Badge>
      ))}
      <Badge>{badges.neutral}</Badge>
      <Badge tone="accent">{badges.accent}</Badge>
      <Badge tone="accent" size="sm">
        {badges.accent}
      </Badge>
      <span className="rounded-md bg-approved-bg p-2">
        <Badge tone="blue" isOnTint icon={<Clock {...icon} />}>
          {badges.blue}
        </Badge>
      </span>
    </div>
  );
}

export const section: Section = { title: texts.titles.badge, Show };
