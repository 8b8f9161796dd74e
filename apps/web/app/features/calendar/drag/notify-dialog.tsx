import { Button } from '../../../ui/button.tsx';
import { shortDay } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Drop } from './drag-context.ts';
import { customerName, rangeText } from './drag-texts.ts';
import type { Placement } from './rules/placement.ts';
import { placementOf, timeChangeTo } from './rules/time-change.ts';
import { texts } from './texts.ts';

const { ask: words } = texts;

type Props = {
  readonly drop: Drop;
  readonly firstName: (employeeCode: string) => string | undefined;
  readonly onAnswer: (tellCustomer: boolean) => void;
  readonly onCancel: () => void;
};

/** Whether the customer is to be told; closing it puts the appointment back. */
export function NotifyDialog({ drop, firstName, onAnswer, onCancel }: Props) {
  const { appointment, to } = drop;
  const was = placementOf(appointment.appointmentTime.appointmentStartDate.slice(0, 10), appointment);
  const isResize = timeChangeTo(appointment, to)?.duration !== undefined;
  const summary = (place: Placement): string =>
    [
      ...(was.day === to.day ? [] : [shortDay(place.day)]),
      rangeText(place),
      ...(isResize ? [texts.minutes(place.end - place.start)] : []),
      firstName(place.employee),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Dialog
      title={isResize ? words.resizeTitle : words.moveTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      actions={
        <>
          <Button look="ghost" size="lg" onPress={onCancel}>
            {words.leave}
          </Button>
          <Button look="outline" size="lg" onPress={() => onAnswer(false)}>
            {words.tellNot}
          </Button>
          <Button size="lg" onPress={() => onAnswer(true)}>
            {words.tell}
          </Button>
        </>
      }
    >
      <p className="font-semibold text-title-s">{customerName(appointment)}</p>
      <p className="text-muted">{appointment.serviceSnapshot.name}</p>
      <dl className="num mt-2 grid grid-cols-lead-auto gap-x-4 gap-y-1">
        <dt className="text-muted">{words.was}</dt>
        <dd className="text-muted line-through">{summary(was)}</dd>
        <dt className="text-muted">{words.willBe}</dt>
        <dd className="font-semibold">{summary(to)}</dd>
      </dl>
      <p className="mt-4">{words.question}</p>
    </Dialog>
  );
}
