import { customer } from '@ayna/contracts/customer';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  addCustomerNote,
  type CardNote,
  customerNotesQuery,
  removeCustomerNote,
  restoreCustomerNote,
} from '../../data/customers.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Panel } from './panel.tsx';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';

const words = texts.notes;

type Props = { readonly code: string; readonly mayRemove: boolean };

/** What the team should remember, newest first. */
export function Notes({ code, mayRemove }: Props) {
  const { data: notes, isError } = useQuery(customerNotesQuery(code));
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel
      title={words.title}
      tour="customer-notes"
      end={
        !isAdding && (
          <Button look="ghost" size="sm" icon={Plus} onPress={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {isAdding && <NewNote code={code} close={() => setAdding(false)} />}
      {!notes && !isError && (
        <SkeletonArea>
          <Skeleton className="h-16 w-full rounded-box" />
        </SkeletonArea>
      )}
      {isError && !notes && <p className="text-muted">{words.failed}</p>}
      {notes?.length === 0 && !isAdding && <p className="text-label text-muted">{words.empty}</p>}
      <ul className="grid gap-2">
        {notes?.map((note) => (
          <Note key={note.code} code={code} note={note} mayRemove={mayRemove} />
        ))}
      </ul>
    </Panel>
  );
}

function Note({ code, note, mayRemove }: Props & { readonly note: CardNote }) {
  const { mutateAsync: remove } = useMutation(removeCustomerNote);
  const { mutateAsync: restore } = useMutation(restoreCustomerNote);
  const params = { code, noteCode: note.code };
  const takeAway = () =>
    runWithToast(() => remove(params), {
      text: words.removed,
      action: {
        label: texts.undo,
        onPress: () => void runWithToast(() => restore(params), { text: words.restored }),
      },
    });
  return (
    <li className="flex gap-2 rounded-box bg-sunken px-3.5 py-3 dark:bg-surface">
      <div className="min-w-0 flex-1">
        <p className="whitespace-pre-line leading-5 wrap-anywhere">{note.text}</p>
        <p className="num mt-1 text-caption-size text-muted">{words.by(note.by, dayInWords(note.at))}</p>
      </div>
      {mayRemove && (
        <IconButton icon={Trash2} label={words.remove} size="sm" onPress={() => void takeAway()} />
      )}
    </li>
  );
}

/** The contract's. */
const maxLength = 1_000;

function NewNote({ code, close }: { readonly code: string; readonly close: () => void }) {
  const add = useMutation(addCustomerNote);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: customer.routes.addNote.body,
    saved: { text: '' },
    messages: { text: words.missing },
    send: (body) => add.mutateAsync({ code, body, key: keyOf(body) }),
    onSent: close,
  });
  const field = form.field('text');
  return (
    <form {...form.props} className="mb-3 grid gap-2">
      <TextArea
        {...field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who asked for the field writes into it
        ref={(area) => area?.focus()}
        label={words.label}
        isLabelHidden
        maxLength={maxLength}
        error={field.error ?? form.failure}
      />
      <div className="flex justify-end gap-2">
        <Button look="ghost" size="sm" onPress={close}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="sm" isPending={form.isSending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
