import { fullName } from '@ayna/domain/names';
import type { CustomerCard } from '../../data/customers.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';

const words = texts.erase;

type Props = { readonly card: CustomerCard; readonly close: () => void; readonly erase: () => void };

/** Nothing takes it back, so the name is typed first. While an appointment is coming, it says what to do instead. */
export function EraseDialog(props: Props) {
  const { card, close } = props;
  if (card.figures.nextVisit === null) return <Confirmation {...props} />;
  return (
    <Dialog
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <Button look="outline" onPress={close}>
          {texts.cancel}
        </Button>
      }
    >
      <p className="text-ink-2">{words.coming}</p>
    </Dialog>
  );
}

const fold = (name: string): string => name.trim().toLocaleLowerCase('tr');

function Confirmation({ card, close, erase }: Props) {
  const name = fullName(card);
  const form = useContractForm({
    schema: (values: { readonly typed: string }) =>
      fold(values.typed) === fold(name) ? { value: values } : { fields: { typed: words.differs } },
    saved: { typed: '' },
    send: async () => undefined,
    onSent() {
      close();
      erase();
    },
  });
  return (
    <FormDialog form={form} title={words.title} close={close} save={words.save} saveLook="danger-outline">
      <p className="text-ink-2">{words.text(name)}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-2">
        {words.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <TextField
        {...form.field('typed')}
        label={words.typed}
        hint={name}
        autoComplete="off"
        maxLength={170}
      />
    </FormDialog>
  );
}
