import { Button } from '../../../ui/button.tsx';
import { shortDay } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { nameOf, rangeText } from './about.ts';
import type { Drop } from './desk.ts';
import { changeTo, placementOf } from './rules/change.ts';
import type { Placement } from './rules/placement.ts';
import { texts } from './texts.ts';

const { ask } = texts;

type Props = {
  readonly drop: Drop;
  readonly firstName: (employeeCode: string) => string | undefined;
  readonly onAnswer: (tellCustomer: boolean) => void;
  readonly onLeave: () => void;
};

/** Whether the customer is to be told; closing it puts the appointment back. */
export function AskDialog({ drop, firstName, onAnswer, onLeave }: Props) {
  const { appointment, to } = drop;
  const was = placementOf(appointment.appointmentTime.appointmentStartDate.slice(0, 10), appointment);
  const isResize = changeTo(appointment, to)?.duration !== undefined;
  const said = (place: Placement): string =>
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
      title={isResize ? ask.resizeTitle : ask.moveTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      actions={
        <>
          <Button look="ghost" size="lg" onPress={onLeave}>
            {ask.leave}
          </Button>
          <Button look="outline" size="lg" onPress={() => onAnswer(false)}>
            {ask.tellNot}
          </Button>
          <Button size="lg" onPress={() => onAnswer(true)}>
            {ask.tell}
          </Button>
        </>
      }
    >
      <p className="font-semibold text-title-s">{nameOf(appointment)}</p>
      <dl className="num mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{ask.was}</dt>
        <dd className="text-muted line-through">{said(was)}</dd>
        <dt className="text-muted">{ask.willBe}</dt>
        <dd className="font-semibold">{said(to)}</dd>
      </dl>
      <p className="mt-4">{ask.question}</p>
    </Dialog>
  );
}
