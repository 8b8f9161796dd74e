import { CalendarArrowDown } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { WeekStart } from '../model/calendar-days.ts';
import { weekStartTexts } from '../texts.ts';

type Props = { readonly start: WeekStart; readonly toggle: () => void };

/** Whether the week begins on Monday instead of the selected day. */
export function WeekStartToggle({ start, toggle }: Props) {
  return (
    <Tooltip text={weekStartTexts.label} side="bottom">
      <IconButton
        icon={CalendarArrowDown}
        look="outline"
        label={weekStartTexts.label}
        aria-pressed={start === 'monday'}
        onPress={toggle}
      />
    </Tooltip>
  );
}
