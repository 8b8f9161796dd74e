import { Check } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { tv } from 'tailwind-variants/lite';
import { FieldNote, type FieldProps } from './field.tsx';
import { useEarlyInput } from './use-early-input.ts';

type RadioCard = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  /** An icon, an avatar, an oval with its pattern. */
  readonly start?: ReactNode;
  readonly isDisabled?: boolean;
};

type Props = Pick<FieldProps, 'label' | 'hint' | 'error' | 'name' | 'isRequired' | 'isLabelHidden'> & {
  readonly cards: readonly RadioCard[];
  readonly value?: string | null;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  /**
   * A card has room for a note, a pair of them stands side by side on a phone too, a tile has its icon
   * above its word, a chip is a word alone, a person is a small card for one of a team.
   */
  readonly look?: 'card' | 'pair' | 'tile' | 'chip' | 'person';
  readonly columns?: 2 | 3 | 4;
  /** On a phone the chips stand in one line, which is pushed sideways by whatever they stand in. */
  readonly isOneLine?: boolean;
};

/** One of a few that are all in sight. The browser's own radios: the arrow keys choose. */
export function RadioCards({ label, hint, error, cards, look = 'card', columns = 2, ref, ...props }: Props) {
  const ownName = useId();
  const noteId = useId();
  const { group, row } = style({ look, columns, isOneLine: props.isOneLine });
  const fieldset = useEarlyInput<HTMLFieldSetElement>((element) => {
    const chosen = element.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== (props.value ?? props.defaultValue)) props.onChange?.(chosen);
  });
  return (
    <fieldset ref={fieldset} className={group()} aria-describedby={hint || error ? noteId : undefined}>
      <legend className={props.isLabelHidden ? 'sr-only' : 'mb-1.5 font-strong text-ink-2 text-label'}>
        {label}
      </legend>
      <div className={row()}>
        {cards.map((card, index) => (
          <Card key={card.id} card={card} look={look}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-inherit disabled:cursor-default"
              name={props.name ?? ownName}
              value={card.id}
              checked={props.value === undefined ? undefined : props.value === card.id}
              defaultChecked={props.value === undefined ? props.defaultValue === card.id : undefined}
              onChange={() => props.onChange?.(card.id)}
              onBlur={props.onBlur}
              disabled={card.isDisabled}
              required={props.isRequired}
              aria-describedby={card.note ? `${noteId}-${card.id}` : undefined}
              aria-label={card.label}
            />
            {card.note && (
              <span id={`${noteId}-${card.id}`} hidden>
                {card.note}
              </span>
            )}
          </Card>
        ))}
      </div>
      {(hint || error) && (
        <div className="mt-1.5">
          <FieldNote id={noteId} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  );
}

function Card({ card, look, children }: { card: RadioCard; look: Props['look']; children: ReactNode }) {
  const { box, words, note, tick } = style({ look });
  return (
    <label className={box()}>
      {children}
      {card.start && (
        <span className="pointer-events-none relative shrink-0" aria-hidden="true">
          {card.start}
        </span>
      )}
      <span className={words()} aria-hidden="true">
        {card.label}
        {card.note && look !== 'tile' && look !== 'chip' && <span className={note()}>{card.note}</span>}
      </span>
      <span className={tick()}>
        <Check size={14} strokeWidth={2.4} />
      </span>
    </label>
  );
}

const style = tv({
  slots: {
    group: 'm-0 min-w-0 border-0 p-0',
    row: 'gap-2',
    box: [
      'relative flex cursor-pointer items-center text-left transition-surface duration-120',
      'has-checked:bg-accent-soft has-checked:text-accent-ink has-disabled:hatched has-disabled:cursor-default',
      'has-disabled:text-muted has-disabled:shadow-none! has-focus-visible:outline-2 has-focus-visible:outline-focus',
      'has-focus-visible:outline-offset-2 forced-colors:border',
    ],
    words: 'pointer-events-none relative min-w-0',
    note: 'mt-0.5 block font-body text-label text-muted',
    tick: 'pointer-events-none invisible place-items-center peer-checked:visible',
  },
  variants: {
    look: {
      card: {
        box: 'min-h-14 gap-3 rounded-lg p-3.5 shadow-frame-strong has-checked:shadow-chosen-2',
        words: 'font-semibold text-ink text-title-s',
        tick: 'absolute -top-1.5 -right-1.5 grid size-6 rounded-full bg-accent text-on-accent shadow-gap',
      },
      pair: {
        row: 'grid grid-cols-2 tablet:gap-2.5',
        box: 'min-h-14 gap-3 rounded-card p-3.5 shadow-frame-strong has-checked:shadow-chosen-2 max-tablet:flex-col max-tablet:items-start max-tablet:gap-2 max-tablet:p-3',
        words: 'font-semibold text-ink text-title-s',
        tick: 'absolute -top-1.5 -right-1.5 grid size-6 rounded-full bg-accent text-on-accent shadow-gap',
      },
      tile: {
        box: 'min-h-16 flex-col justify-center gap-1 rounded-box px-2 py-2 text-center text-ink-2 shadow-frame dark:shadow-frame-dark has-checked:shadow-chosen',
        words: 'font-medium text-label',
        tick: 'hidden',
      },
      person: {
        row: 'grid grid-cols-2 tablet:grid-cols-4 sheet:grid-cols-2',
        box: 'min-h-14 gap-2.5 rounded-box px-2.5 py-2 shadow-frame has-checked:shadow-chosen dark:not-has-checked:bg-raised',
        words: 'line-clamp-3 font-strong text-ink leading-4.5',
        tick: 'hidden',
      },
      chip: {
        box: 'h-11 gap-2 rounded-full px-3.5 shadow-frame-strong has-checked:font-strong has-checked:shadow-chosen tablet:h-9',
        words: 'order-1 whitespace-nowrap',
        tick: 'hidden peer-checked:grid',
      },
    },
    columns: { 2: {}, 3: {}, 4: {} },
    isOneLine: { true: { row: 'max-tablet:w-max max-tablet:flex-nowrap max-tablet:pr-5' } },
  },
  compoundVariants: [
    { look: ['card', 'tile'], columns: 2, class: { row: 'grid narrow:grid-cols-2' } },
    { look: 'tile', columns: 3, class: { row: 'grid grid-cols-3' } },
    { look: 'card', columns: 3, class: { row: 'grid narrow:grid-cols-2 tablet:grid-cols-3' } },
    { look: ['card', 'tile'], columns: 4, class: { row: 'grid grid-cols-2 tablet:grid-cols-4' } },
    { look: 'chip', class: { row: 'flex flex-wrap' } },
  ],
});
