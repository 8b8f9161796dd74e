import '../../ui/press-style.ts';
import { Delete, Minus, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { CountItem } from '../../data/inventory.ts';
import { unitTexts } from '../../parts/product-words.texts.ts';
import { addAmounts } from './model/count.ts';
import { type PadKey, parseTyped, pressKey, typedOf } from './model/keypad.ts';
import { texts } from './texts.ts';

const keys: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0', 'delete'];

const keyStyle =
  'grid h-13 cursor-pointer touch-manipulation select-none place-items-center rounded-md bg-sunken font-semibold text-head-20 transition-colors duration-120 hover:bg-sir-200 active:translate-y-px dark:bg-sir-850 dark:hover:bg-sir-800';

const labelOf = (key: PadKey): string =>
  key === ',' ? texts.comma : key === 'delete' ? texts.deleteKey : key;

type Props = { readonly typed: string; readonly onTyped: (typed: string) => void };

/** Big keys: nobody at a shelf waits for the phone's own keyboard. */
export function Keypad({ typed, onTyped }: Props) {
  return (
    <div role="group" aria-label={texts.keys} className="num grid grid-cols-3 gap-1.5">
      {keys.map((key) => (
        <Button
          key={key}
          aria-label={labelOf(key)}
          className={keyStyle}
          onPress={() => onTyped(pressKey(typed, key))}
        >
          {key === 'delete' ? <Delete size={22} /> : key}
        </Button>
      ))}
    </div>
  );
}

type AmountProps = Props & { readonly item: CountItem };

const stepStyle =
  'grid size-13 flex-none cursor-pointer touch-manipulation place-items-center rounded-md text-ink-2 hover:bg-sunken disabled:cursor-default disabled:opacity-45 dark:hover:bg-sir-850';

/** How much lies on the shelf; a real field too, for those who have a keyboard. */
export function AmountField({ item, typed, onTyped }: AmountProps) {
  const amount = parseTyped(typed);
  const step = (by: 1 | -1) => onTyped(typedOf(Math.max(0, addAmounts(amount ?? 0, by))));
  const type = (text: string) => {
    let next = '';
    for (const sign of text.replace('.', ',')) if (/[\d,]/.test(sign)) next = pressKey(next, sign as PadKey);
    onTyped(next);
  };
  return (
    <div className="num flex items-center gap-1 rounded-input px-1 py-1.5 shadow-frame has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
      <Button aria-label={texts.less} className={stepStyle} isDisabled={!amount} onPress={() => step(-1)}>
        <Minus size={22} />
      </Button>
      <label className="flex min-w-0 flex-1 items-baseline justify-center gap-2">
        <span className="sr-only">{texts.amount(item.name)}</span>
        <input
          // The keys below are for fingers; the phone's keyboard would cover them.
          inputMode="none"
          autoComplete="off"
          value={typed}
          placeholder={texts.nothing}
          onChange={(event) => type(event.currentTarget.value)}
          className="field-sizing-content min-w-8 max-w-40 bg-transparent text-right font-semibold text-head-38 leading-12 outline-none placeholder:text-faint"
        />
        <span className="text-title text-ink-2">{unitTexts[item.unit]}</span>
      </label>
      <Button aria-label={texts.more} className={stepStyle} onPress={() => step(1)}>
        <Plus size={22} />
      </Button>
    </div>
  );
}
