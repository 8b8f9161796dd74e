import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { type CustomerCard, changeCustomer, customerQuery } from '../../data/customers.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { toCardBody } from '../../parts/customer-form/values.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Panel } from './panel.tsx';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';

/** Changes a little of a card, on the newest version that is known here: what is taken back is a change too. */
const useCardChange = (card: CustomerCard) => {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(changeCustomer);
  return (change: Parameters<typeof toCardBody>[1]): Promise<CustomerCard> => {
    const newest = client.getQueryData(customerQuery(card.code).queryKey) ?? card;
    return mutateAsync({ code: card.code, body: toCardBody(newest, change) });
  };
};

const words = texts.tags;
/** The contract's. */
const maxLength = 30;

type Props = { readonly card: CustomerCard; readonly mayEdit: boolean };

const chip =
  'inline-flex h-8 items-center rounded-badge bg-sunken font-strong text-caption text-ink-2 ring-1 ring-line ring-inset tablet:h-6.5';

/** Each leads to everybody who has it. */
export function Tags({ card, mayEdit }: Props) {
  const change = useCardChange(card);
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const set = (tags: string[]) => change({ tags });
  const remove = (tag: string) =>
    runWithToast(() => set(card.tags.filter((each) => each !== tag)), {
      text: words.removed(tag),
      action: {
        label: texts.undo,
        onPress: () => void runWithToast(() => set(card.tags), { text: words.added(tag) }),
      },
    });
  return (
    <Panel title={words.title}>
      {card.tags.length === 0 && <p className="mb-2 text-label text-muted">{words.empty}</p>}
      <ul className="flex flex-wrap gap-x-1.5 gap-y-3 tablet:gap-y-1.5">
        {card.tags.map((tag) => (
          <li key={tag} className={chip}>
            <Link
              to={`${paths.customers}?${new URLSearchParams({ etiket: tag }).toString()}`}
              aria-label={words.show(tag)}
              className="touch-area grid h-full max-w-52 items-center rounded-badge px-2 hover:underline"
            >
              <span className="truncate">{tag}</span>
            </Link>
            {mayEdit && (
              <button
                type="button"
                aria-label={words.remove(tag)}
                onClick={() => void remove(tag)}
                className="touch-area -ml-1 grid size-8 cursor-pointer place-items-center rounded-badge hover:text-ink tablet:size-6.5"
              >
                <X size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <div className="mt-3 tablet:mt-2">
          {isAdding ? (
            <NewTag
              existing={card.tags}
              add={(tag) => set([...card.tags, tag])}
              close={() => {
                setAdding(false);
                requestAnimationFrame(() => opener.current?.focus());
              }}
            />
          ) : (
            <Button ref={opener} look="outline" size="sm" icon={Plus} onPress={() => setAdding(true)}>
              {words.add}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

type NewProps = {
  readonly existing: readonly string[];
  readonly add: (tag: string) => Promise<unknown>;
  readonly close: () => void;
};

/** Enter adds, Esc leaves it. */
function NewTag({ existing, add, close }: NewProps) {
  const form = useContractForm({
    schema: ({ tag }: { readonly tag: string }) => ({ value: tag.trim() }),
    saved: { tag: '' },
    send: async (tag) => tag === '' || existing.includes(tag) || (await add(tag)),
    onSent: close,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key bubbles up from the field
    <form
      {...form.props}
      className="flex items-start gap-2"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className="min-w-0 flex-1">
        <TextField
          {...form.field('tag')}
          ref={(field) => field?.focus()}
          label={words.label}
          isLabelHidden
          placeholder={words.label}
          autoComplete="off"
          maxLength={maxLength}
          error={form.failure}
        />
      </div>
      <Button type="submit" isPending={form.isSending}>
        {texts.save}
      </Button>
    </form>
  );
}
