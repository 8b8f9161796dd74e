import './press-style.ts';
import { ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, type Ref, use, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { controlTexts } from './controls.texts.ts';
import {
  adornmentStyle,
  ariaFieldProps,
  boxStyle,
  FieldFrame,
  type FieldProps,
  type FieldSize,
  inputStyle,
} from './field.tsx';
import { FieldPopover } from './field-popover.tsx';
import { foldedIncludes } from './fold.ts';
import { type Option, Options } from './options.tsx';
import { typedOption } from './typed-option.ts';
import { useControllableValue } from './use-controllable-value.ts';

type Props = FieldProps & {
  readonly options: readonly Option[];
  readonly value?: string | null;
  readonly defaultValue?: string | null;
  readonly onChange?: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
  readonly placeholder?: string;
  readonly emptyText?: string;
  readonly size?: FieldSize;
  readonly start?: ReactNode;
};

const labelOf = (options: readonly Option[], id: string | null): string =>
  options.find((option) => option.id === id)?.label ?? '';

/**
 * A list that was closing when something in it was pressed, because the page scrolled, is opened again by the text that
 * the choice writes into the field: nobody asked for it.
 */
function CloseAfterChoice({ isOpenedByChoice }: { readonly isOpenedByChoice: () => boolean }) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (state?.isOpen && isOpenedByChoice()) state.close();
  });
  return null;
}

/** What stands in the field, and what becomes of it when it is chosen, left, cleared or given up. */
const useTypedChoice = (options: readonly Option[], props: Omit<Props, 'options' | 'ref'>) => {
  const [value, choose] = useControllableValue<string | null>(props, null);
  const chosen = labelOf(options, value);
  const [typed, setTyped] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  const [ownError, setOwnError] = useState<string>();
  // Chosen by its owner, or named by a list that came later than the value.
  if (shown !== chosen) {
    setShown(chosen);
    setTyped(chosen);
    setOwnError(undefined);
  }
  const change = (next: string | null): void => {
    setTyped(labelOf(options, next));
    setOwnError(undefined);
    choose(next);
  };
  /** Enter, Tab or blur without a choice from the list: a name typed in full is one. */
  const commit = (): void => {
    const named = typedOption(options, typed);
    if (typeof named === 'object') return change(named.id);
    if (typed.trim() === '' || (chosen !== '' && foldedIncludes(chosen, typed))) return change(value);
    // The text stays to be mended; the earlier choice goes, since it is not what stands there.
    setOwnError(named === 'none' ? controlTexts.notInList(typed.trim()) : controlTexts.chooseFromList);
    setShown('');
    choose(null);
  };
  return {
    value,
    chosen,
    typed,
    error: ownError ?? props.error,
    change,
    commit,
    type: (text: string): void => {
      setTyped(text);
      setOwnError(undefined);
    },
  };
};

/**
 * One of many, found by typing: without case, dots and marks, so that 'isil' finds every spelling of it. A name typed in
 * full needs no choice from the list.
 */
export function Combobox({ options, ref, size, ...props }: Props) {
  const { value, chosen, typed, error, change, commit, type } = useTypedChoice(options, props);
  const openedBy = useRef<string>(undefined);
  const isGivenUp = useRef(false);
  return (
    <ComboBox
      {...ariaFieldProps({ ...props, error })}
      formValue="key"
      defaultItems={options}
      defaultFilter={foldedIncludes}
      value={value}
      onChange={(key) => {
        // React Aria says the old value where Enter, Tab, Esc or blur ends the typing and nothing was chosen.
        const next = key === null ? null : String(key);
        if (next === value && !isGivenUp.current) commit();
        else change(next);
      }}
      inputValue={typed}
      onInputChange={(text) => {
        isGivenUp.current = false;
        type(text);
      }}
      onBlur={props.onBlur}
      onOpenChange={(_, trigger) => {
        openedBy.current = trigger;
      }}
      allowsEmptyCollection
    >
      <CloseAfterChoice
        isOpenedByChoice={() => openedBy.current === 'input' && chosen !== '' && typed === chosen}
      />
      <FieldFrame {...props} error={error}>
        {/* The list hangs from the whole frame, and not from the input in it. */}
        <Group
          role="presentation"
          className={boxStyle({ size })}
          onKeyDownCapture={({ key }) => {
            isGivenUp.current = key === 'Escape';
          }}
        >
          <span className={adornmentStyle}>{props.start ?? <Search />}</span>
          <Input ref={ref} placeholder={props.placeholder ?? controlTexts.search} className={inputStyle} />
          {typed !== '' && !props.isDisabled && (
            <Button
              slot={null}
              aria-label={controlTexts.clear}
              onPress={() => change(null)}
              className={inputInFrameStyle}
            >
              <X />
            </Button>
          )}
          <Button aria-label={controlTexts.showList} className={`${inputInFrameStyle} -mr-2`}>
            <ChevronDown />
          </Button>
        </Group>
      </FieldFrame>
      <FieldPopover isAsWide>
        <Options typed={typed === chosen ? '' : typed} emptyText={props.emptyText ?? controlTexts.noMatch} />
      </FieldPopover>
    </ComboBox>
  );
}

const inputInFrameStyle =
  'touch-area grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-sir-100 dark:hover:bg-sir-850';
