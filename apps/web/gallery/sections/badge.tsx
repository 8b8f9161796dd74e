import { Check, Clock, Hourglass, Info, Mail, MailOpen, TriangleAlert, UserX, X } from 'lucide-react';
import { Badge } from '../../app/ui/badge.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { badges } = texts;
const rows = [
  ['amber', Hourglass],
  ['blue', Clock],
  ['green', Check],
  ['red', X],
  ['grey', UserX],
  ['success', MailOpen],
  ['danger', Mail],
  ['warning', TriangleAlert],
  ['info', Info],
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
        <Badge tone="blue" isOnTint icon={Clock}>
          {badges.blue}
        </Badge>
      </span>
    </div>
  );
}

export const section: Section = { title: texts.titles.badge, Show };
