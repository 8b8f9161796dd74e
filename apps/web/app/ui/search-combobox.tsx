import './press-style.ts';
import { Search } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react';
import { ComboBox, type ComboBoxState, ComboBoxStateContext, type Key } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { controlTexts } from './controls.texts.ts';
import {
  adornmentStyle,
  ariaFieldProps,
  boxStyle,
  FieldFrame,
  type FieldProps,
  inputStyle,
} from './field.tsx';
import { Key as KeyCap } from './key.tsx';

type FieldPart = FieldProps & {
  readonly ref?: Ref<HTMLInputElement>;
  readonly placeholder: string;
  readonly maxLength: number;
  /** Enter while none of the options is walked to. */
  readonly onEnter: () => void;
};

type ListPart = {
  readonly listLabel: string;
  /** Said to screen readers as it changes, and shown above the options. */
  readonly status: ReactNode;
  /** `SearchOption`s in `SearchOptions`. As long as there are none, nothing hangs under the field. */
  readonly children: ReactNode;
};

type Props = FieldPart &
  ListPart & {
    readonly value: string;
    readonly onChange: (typed: string) => void;
    readonly onChoose: (id: string) => void;
  };

/**
 * With items of their owner, React Aria filters nothing, and opens the list of a focused field whenever some come. The
 * options are written out instead.
 */
const foundElsewhere: readonly object[] = [];

/**
 * A field whose matches hang under it, over what follows. Unlike in `Combobox`, somebody else searches, what is chosen
 * does not stand in the field, and what is typed stays when the field is left.
 */
export function SearchCombobox({ value, onChange, onChoose, listLabel, status, children, ...props }: Props) {
  const [choices, setChoices] = useState(0);
  return (
    <ComboBox
      {...ariaFieldProps(props)}
      allowsCustomValue
      menuTrigger="focus"
      items={foundElsewhere}
      value={null}
      onChange={(id) => {
        if (id === null) return;
        setChoices((count) => count + 1);
        onChoose(String(id));
      }}
      inputValue={value}
      onInputChange={onChange}
    >
      <SearchBox {...props} choices={choices} />
      <HangingList listLabel={listLabel} status={status}>
        {children}
      </HangingList>
    </ComboBox>
  );
}

type SearchBoxProps = FieldPart & { readonly choices: number };

/** With the focus it opens, and without options closes again at once. */
const isShown = (state: ComboBoxState<unknown> | null): boolean =>
  state !== null && state.isOpen && state.collection.size > 0;

/** Options stand in sections, and a collection's own first key is that of a section. */
const firstOption = (state: ComboBoxState<unknown> | null): Key | undefined => {
  const collection = state?.collection;
  return [...(collection ?? [])].flatMap(({ key }) => [...(collection?.getChildren?.(key) ?? [])])[0]?.key;
};

/** They move the caret as long as no option is walked to. */
const caretKeys = new Set(['Home', 'End', 'PageUp', 'PageDown']);

function SearchBox({ ref, placeholder, maxLength, onEnter, choices, ...props }: SearchBoxProps) {
  const state = use(ComboBoxStateContext);
  const options = state?.selectionManager;
  const leaveOption = useEffectEvent(() => options?.setFocusedKey(null));
  // An option that leaves the list open, such as one that searches again, is not what Enter means from then on.
  useEffect(() => {
    if (choices > 0) leaveOption();
  }, [choices]);

  const byKey = (event: KeyboardEvent): void => {
    const { key } = event;
    const at = state?.isOpen ? (options?.focusedKey ?? null) : null;
    const take = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    // With Ctrl or Cmd it is the form's.
    if (key === 'Enter' && at === null && !event.ctrlKey && !event.metaKey) {
      take();
      onEnter();
    }
    // Above the first option is the field.
    if (key === 'ArrowUp' && (at === null || at === firstOption(state))) {
      take();
      options?.setFocusedKey(null);
    }
    // Leaving is not choosing.
    if (key === 'Tab') options?.setFocusedKey(null);
    if (at === null && caretKeys.has(key)) event.stopPropagation();
    // The browser would clear the search: only the list goes, and what was typed stays.
    if (key === 'Escape' && (isShown(state) || state?.inputValue !== '')) {
      take();
      state?.setOpen(false);
    }
  };
  return (
    // The hint would look out from behind the list.
    <FieldFrame {...props} hint={<span className={isShown(state) ? 'invisible' : ''}>{props.hint}</span>}>
      <Group
        role="presentation"
        className={boxStyle({ size: 'lg' })}
        onKeyDownCapture={byKey}
        // React Aria takes every other place of the page for one in the list, see `OpenList`. Events of its own, which
        // are not trusted, say that an option was walked to.
        onBlur={({ isTrusted }) => isTrusted && state?.setFocused(false)}
      >
        <span className={adornmentStyle}>
          <Search size={18} />
        </span>
        <Input
          ref={ref}
          type="search"
          placeholder={placeholder}
          maxLength={maxLength}
          className={inputStyle}
        />
      </Group>
    </FieldFrame>
  );
}

function HangingList({ listLabel, status, children }: ListPart) {
  const state = use(ComboBoxStateContext);
  const list = (
    // Enter means the first match, wherever the mouse rests.
    <ListBox aria-label={listLabel} shouldFocusOnHover={false} className="group/options outline-hidden">
      {children}
    </ListBox>
  );
  // Where React Aria collects the options there is no state yet.
  if (!state) return list;
  return isShown(state) && <OpenList status={status}>{list}</OpenList>;
}

/**
 * In the page instead of in a popover over it: it scrolls with its field, where a popover would close. React Aria hides
 * all that is outside of the popover from screen readers; here the page takes the popover's place, and nothing is hidden.
 */
function OpenList({ status, children }: Pick<ListPart, 'status' | 'children'>) {
  useImperativeHandle(useSlottedContext(PopoverContext)?.ref, () => document.body, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed is in it
    <div
      // A press here must not take the focus from the field: the list would be gone before the press ends.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-13.5 z-20 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-lg bg-surface p-1.5 shadow-3 ring-1 ring-line dark:bg-raised"
    >
      {status}
      {children}
    </div>
  );
}

type SectionProps = { readonly label?: string; readonly isRuledOff?: boolean; readonly children: ReactNode };

/** Options that belong together, with a line above where others precede them. */
export function SearchOptions({ label, isRuledOff, children }: SectionProps) {
  return (
    <ListBoxSection
      aria-label={label}
      className={isRuledOff ? '-mx-1.5 mt-1.5 border-line border-t px-1.5 pt-1.5' : ''}
    >
      {children}
    </ListBoxSection>
  );
}

type OptionProps = {
  readonly id: string;
  readonly text: string;
  /** What Enter means as long as none is walked to. */
  readonly isMarked?: boolean;
  readonly children: ReactNode;
};

/** `text` is what is read out of it while the arrows walk by. */
export function SearchOption({ id, text, isMarked = false, children }: OptionProps) {
  return (
    <ListBoxItem id={id} textValue={text} className={isMarked ? markedStyle : optionStyle}>
      {children}
      {isMarked && <EnterKey />}
    </ListBoxItem>
  );
}

/** At the end of the row that Enter takes. */
function EnterKey() {
  return (
    <span
      aria-hidden="true"
      data-enter=""
      className="ml-auto group-has-data-focus-visible/options:invisible max-tablet:hidden"
    >
      <KeyCap>{controlTexts.enterKey}</KeyCap>
    </span>
  );
}

const optionStyle = [
  'flex min-h-13.5 w-full cursor-pointer items-center gap-3 rounded-input px-2.5 py-2 text-left',
  'hover:bg-sunken data-focus-visible:bg-sunken dark:data-focus-visible:bg-sir-850 dark:hover:bg-sir-850',
  'data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:outline-offset-2',
].join(' ');

const markedStyle = `${optionStyle} not-group-has-data-focus-visible/options:bg-sunken dark:not-group-has-data-focus-visible/options:bg-sir-850`;
