import { Bell, CalendarDays, Check, CirclePause, Clock, Hourglass, Undo2 } from 'lucide-react';
import type { Salon } from '../../data/salon.ts';
import { sendsAppointmentSms } from '../../lib/appointment-sms.ts';
import { durationText } from '../../parts/duration-text.ts';
import { Card, type CardProps, type Fact, Facts } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.rules;

const approvalFact = ({ onlineBooking, approval }: Salon): Fact => {
  if (!onlineBooking) return { icon: CirclePause, id: 'approval', text: words.paused };
  return approval === 'auto'
    ? { icon: Check, id: 'approval', text: words.auto }
    : { icon: Hourglass, id: 'approval', text: words.manual };
};

const reminderFacts = ({ remindDayBefore, remindTwoHours }: Salon): readonly Fact[] => {
  const facts = [...(remindDayBefore ? [words.dayBefore] : []), ...(remindTwoHours ? [words.twoHours] : [])];
  return (facts.length > 0 ? facts : [words.noReminder]).map((text) => ({ icon: Bell, id: text, text }));
};

export function RulesCard(props: CardProps) {
  const { salon } = props;
  const { cancelMinutes, aheadDays, slotStep } = salon;
  const facts: readonly Fact[] = [
    approvalFact(salon),
    {
      icon: Undo2,
      id: 'cancel',
      text: cancelMinutes === 0 ? words.cancelAnytime : words.cancel(durationText(cancelMinutes)),
    },
    { icon: CalendarDays, id: 'ahead', text: words.ahead(aheadDays) },
    ...(sendsAppointmentSms ? reminderFacts(salon) : []),
    { icon: Clock, id: 'slot', text: words.slot(slotStep) },
  ];
  return (
    <Card {...props} title={words.title} section="rules">
      <Facts facts={facts} />
    </Card>
  );
}
