import { rowRefusalMessages } from '@ayna/contracts/core/import/texts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { correctRow, type ImportState, type RefusedRow } from '../../data/imports.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useChanges } from '../../ui/overlay/unsaved.ts';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.mend;

type Props = {
  readonly salonCode: string;
  readonly state: ImportState;
  readonly row: RefusedRow;
  readonly close: () => void;
};

const useRowCorrection = ({ salonCode, state, row, close }: Props) => {
  const [cells, setCells] = useState(row.cells);
  const [failure, setFailure] = useState(rowRefusalMessages[row.why](row.detail));
  const { mutateAsync, isPending } = useMutation(correctRow);
  const send = async (): Promise<void> => {
    try {
      const { refused } = await mutateAsync({ salonCode, code: state.code, number: row.number, cells });
      if (refused) return setFailure(words.still(rowRefusalMessages[refused.why](refused.detail)));
      close();
      const index = state.options.columns.findIndex((field) => field === 'full-name' || field === 'name');
      showToast({ text: words.taken(cells[index] ?? ''), tone: 'success' });
    } catch (error) {
      setFailure(failureMessage(error));
    }
  };
  const change = (index: number, text: string) =>
    setCells(cells.map((before, at) => (at === index ? text : before)));
  return { cells, change, failure, isPending, send };
};

/** A row with its cells to be written anew, until it can be taken. */
export function CorrectRowDialog(props: Props) {
  const { state, row, close } = props;
  const { cells, change, failure, isPending, send } = useRowCorrection(props);
  const { isChanged } = useChanges(cells);
  return (
    <Dialog
      title={words.title(row.number)}
      isOpen
      isUnsaved={isChanged}
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={close}>
            {words.cancel}
          </Button>
          <Button size="lg" isPending={isPending} onPress={() => void send()}>
            {words.take}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {state.options.columns.map(
          (field, index) =>
            field !== 'skip' && (
              <TextField
                key={field}
                label={texts.fields[field]}
                value={cells[index] ?? ''}
                maxLength={2_000}
                onChange={(text) => change(index, text)}
              />
            ),
        )}
        {/* Enter in a field sends, though the button stands outside of the form. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <FormFailure message={failure} />
      </form>
    </Dialog>
  );
}
