import { useMutation } from '@tanstack/react-query';
import { CalendarCheck2 } from 'lucide-react';
import { useState } from 'react';
import { closeMonthMutation, type DayEndView } from '../../data/day-end.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { controlTexts } from '../../ui/controls.texts.ts';
import { today } from '../../ui/day-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.month;

type Props = { readonly view: DayEndView; readonly salonCode: string };

/** Closes the shown month once it is over. */
export function MonthClose({ view: { month }, salonCode }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync, isPending } = useMutation(closeMonthMutation);
  const [failure, setFailure] = useState<string>();
  const name = words.object(Number(month.month.slice(5)));
  const close = async (): Promise<void> => {
    try {
      await mutateAsync({ salonCode, month: month.month });
      showToast({ text: words.done(name) });
      setIsOpen(false);
    } catch (problem) {
      setFailure(failureMessage(problem));
    }
  };
  const isOver = month.month < today().slice(0, 7);
  return (
    <>
      {/* On a phone there is no room for what cannot be pressed yet. */}
      <span className={isOver ? 'contents' : 'contents max-tablet:hidden'}>
        <Button
          look="outline"
          isHead
          icon={CalendarCheck2}
          isDisabled={!isOver}
          onPress={() => setIsOpen(true)}
        >
          <HeadLabel isRare label={words.close(name)} short={name} />
        </Button>
      </span>
      <Dialog
        title={words.confirm(name)}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setIsOpen(open);
          setFailure(undefined);
        }}
        actions={
          <>
            <Button look="outline" onPress={() => setIsOpen(false)}>
              {controlTexts.cancel}
            </Button>
            <Button isPending={isPending} onPress={() => void close()}>
              {words.close(name)}
            </Button>
          </>
        }
      >
        <p className="text-muted">{words.confirmText}</p>
        <FormFailure message={failure} />
      </Dialog>
    </>
  );
}
