import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { CustomerCard } from '../../data/customers.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Panel } from './panel.tsx';
import { runWithToast } from './run-with-toast.ts';
import { texts } from './texts.ts';
import { useCardChange } from './use-card-change.ts';

const words = texts.tags;
/** The contract's. */
const maxLength = 30;

type Props = { readonly card: CustomerCard; readonly mayEdit: boolean };

const chip =
  'inline-flex h-8 items-center rounded-badge bg-sunken font-[550] text-caption text-ink-2 ring-1 ring-line ring-inset tablet:h-6.5';

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
      <ul className="flex flex-wrap gap-1.5">
        {card.tags.map((tag) => (
          <li key={tag} className={chip}>
            <Link
              to={`${paths.customers}?${new URLSearchParams({ etiket: tag }).toString()}`}
              aria-label={words.show(tag)}
              className="max-w-52 truncate rounded-badge px-2 hover:underline"
            >
              {tag}
            </Link>
            {mayEdit && (
              <button
                type="button"
                aria-label={words.remove(tag)}
                onClick={() => void remove(tag)}
                className="-ml-1 grid size-8 cursor-pointer place-items-center rounded-badge hover:text-ink tablet:size-6.5"
              >
                <X aria-hidden="true" size={14} strokeWidth={1.75} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && (
        <div className="mt-2">
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
            <Button
              ref={opener}
              look="outline"
              size="sm"
              icon={<Plus aria-hidden="true" size={16} strokeWidth={1.75} />}
              onPress={() => setAdding(true)}
            >
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
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    const tag = text.trim();
    if (isSending) return;
    if (tag === '' || existing.includes(tag)) return close();
    setSending(true);
    try {
      await add(tag);
      close();
    } catch (failure) {
      setError(failureMessage(failure));
      setSending(false);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key bubbles up from the field
    <form
      noValidate
      className="flex items-start gap-2"
      onKeyDown={({ key }) => key === 'Escape' && close()}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          ref={(field) => field?.focus()}
          label={words.label}
          isLabelHidden
          placeholder={words.label}
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={setText}
          error={error}
        />
      </div>
      <Button type="submit" isPending={isSending}>
        {texts.save}
      </Button>
    </form>
  );
}
