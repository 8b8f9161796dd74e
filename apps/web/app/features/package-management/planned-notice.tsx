import { useMutation } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { dropPlan } from '../../data/billing.ts';
import type { ActiveSubscription } from '../../data/subscription.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { NoticeBox } from './notice-box.tsx';
import { texts } from './texts.ts';

const words = texts.planned;

/** What begins when the term ends, and the way back from it. */
export function PlannedNotice({ active: { planned } }: { readonly active: ActiveSubscription }) {
  const { mutateAsync, isPending } = useMutation(dropPlan);
  if (!planned) return null;
  const drop = async (): Promise<void> => {
    try {
      await mutateAsync();
      showToast({ text: words.dropped });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <NoticeBox
      icon={CalendarClock}
      title={words.title(dayAndMonth(planned.from), planned.package.name, words.periods[planned.period])}
      text={words.text}
      action={
        <Button look="outline" isPending={isPending} onPress={() => void drop()}>
          {words.drop}
        </Button>
      }
    />
  );
}
