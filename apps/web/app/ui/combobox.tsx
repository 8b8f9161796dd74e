import './press-style.ts';
import { ChevronDown, Search, X } from 'lucide-react';
import { type ReactNode, type Ref, use, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { controlTexts } from './controls/texts.ts';
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
 * A list that was closing when something in it was pressed, because the page scrolled, is opened anew by the text that
 * the choice writes into the field: nobody asked for it.
 */
function CloseAfterChoice({ isOpenedByChoice }: { readonly isOpenedByChoice: () => boolean }) {
  const state = use(ComboBoxStateContext);
  useEffect(() => {
    if (state?.isOpen && isOpenedByChoice()) state.close();
  });
  return null;
}

/** One of many, found by typing: without case, dots and marks, so that 'isil' finds every spelling of it. */
export function Combobox({ options, ref, size, ...props }: Props) {
  const [value, choose] = useControllableValue<string | null>(props, null);
  const chosen = labelOf(options, value);
  const [typed, setTyped] = useState(chosen);
  const [shown, setShown] = useState(chosen);
  // Chosen by its owner, or named by a list that came later than the value.
  if (shown !== chosen) {
    setShown(chosen);
    setTyped(chosen);
  }
  const openedBy = useRef<string>(undefined);
  const change = (next: string | null) => {
    setTyped(labelOf(options, next));
    choose(next);
  };
  return (
    <ComboBox
      {...ariaFieldProps(props)}
      formValue="key"
      defaultItems={options}
      defaultFilter={foldedIncludes}
      value={value}
      onChange={(key) => change(key === null ? null : String(key))}
      inputValue={typed}
      onInputChange={setTyped}
      onBlur={props.onBlur}
      onOpenChange={(_, trigger) => {
        openedBy.current = trigger;
      }}
      allowsEmptyCollection
    >
      <CloseAfterChoice
        isOpenedByChoice={() => openedBy.current === 'input' && chosen !== '' && typed === chosen}
      />
      <FieldFrame {...props}>
        {/* The list hangs from the whole frame, and not from the input in it. */}
        <Group role="presentation" className={boxStyle({ size })}>
          <span className={adornmentStyle}>
            {props.start ?? <Search size={17} strokeWidth={1.75} aria-hidden="true" />}
          </span>
          <Input ref={ref} placeholder={props.placeholder ?? controlTexts.search} className={inputStyle} />
          {typed !== '' && !props.isDisabled && (
            <Button
              slot={null}
              aria-label={controlTexts.clear}
              onPress={() => change(null)}
              className={inputInFrameStyle}
            >
              <X size={17} strokeWidth={1.75} aria-hidden="true" />
            </Button>
          )}
          <Button aria-label={controlTexts.showList} className={`${inputInFrameStyle} -mr-2`}>
            <ChevronDown size={17} strokeWidth={1.75} aria-hidden="true" />
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
  'grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-sir-100 dark:hover:bg-sir-850';
