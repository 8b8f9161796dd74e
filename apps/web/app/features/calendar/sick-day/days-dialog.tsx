import { useContractForm } from '../../../lib/contract-form.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { checkDays, type DaysValues, type Span } from './absence.ts';
import { texts } from './texts.ts';

const words = texts.daysForm;

type Props = {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly save: (span: Span) => Promise<void>;
  readonly close: () => void;
};

/** From one day to another. */
export function DaysDialog({ name, first, last, save, close }: Props) {
  const saved: DaysValues = { firstDay: first, lastDay: last };
  const form = useContractForm({ schema: checkDays, saved, send: (leave) => save(leave) });
  const { values, set } = form;
  return (
    <FormDialog form={form} size="lg" title={words.title(name)} close={close} save={words.save}>
      <div className="grid grid-cols-2 gap-3.5">
        <DateField
          {...form.field('firstDay')}
          label={words.first}
          // The end follows until somebody sets it.
          onChange={(firstDay) =>
            set(values.lastDay === values.firstDay ? { firstDay, lastDay: firstDay } : { firstDay })
          }
        />
        <DateField {...form.field('lastDay')} label={words.last} />
      </div>
    </FormDialog>
  );
}
