import { CalendarOff, CircleSlash, Clock, type LucideIcon, Moon, Scissors } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import type { NowState } from './now-state.ts';
import { texts } from './texts.ts';

type Name = NowState['state'];

const icons: Readonly<Record<Name, LucideIcon>> = {
  working: Scissors,
  leave: CalendarOff,
  off: Moon,
  inactive: CircleSlash,
  unset: Clock,
};

/** What is known of right now. Damson is for who works now, and nothing else here is coloured. */
export function NowBadge({ state }: { readonly state: Name }) {
  const Icon = icons[state];
  return (
    <Badge
      tone={state === 'working' ? 'accent' : 'neutral'}
      icon={<Icon aria-hidden="true" size={14} strokeWidth={1.9} />}
    >
      {texts.now[state]}
    </Badge>
  );
}
