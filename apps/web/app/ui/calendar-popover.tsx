import { useContext } from 'react';
import { Dialog, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Calendar, type DayLimits } from './calendar.tsx';
import { controlTexts } from './controls.texts.ts';
import { FieldPopover } from './field-popover.tsx';

type Props = DayLimits & {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (day: string) => void;
  readonly placement?: 'bottom start' | 'bottom end';
};

/** The calendar that hangs from a date's field, and goes when a day is chosen. */
export function CalendarPopover({ label, placement, ...calendar }: Props) {
  return (
    <FieldPopover placement={placement}>
      <Dialog
        aria-label={`${label}: ${controlTexts.calendar}`}
        className="max-h-inherit overflow-y-auto outline-hidden"
      >
        <ClosingCalendar {...calendar} />
      </Dialog>
    </FieldPopover>
  );
}

function ClosingCalendar({ onChange, ...calendar }: Omit<Props, 'label' | 'placement'>) {
  const trigger = useContext(OverlayTriggerStateContext);
  const choose = (day: string) => {
    onChange(day);
    trigger?.close();
  };
  return <Calendar {...calendar} takesFocus onChange={choose} />;
}
