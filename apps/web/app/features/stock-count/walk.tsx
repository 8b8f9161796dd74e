import { ClipboardCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { CountItem } from '../../data/inventory.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { BarcodeSearch } from './barcode-search.tsx';
import { CountedItem } from './counted-item.tsx';
import { AmountField, Keypad } from './keypad.tsx';
import { LastCounted } from './last-counted.tsx';
import { addAmounts, findByBarcode, nextUncounted } from './model/count.ts';
import { parseTyped, typedOf } from './model/keypad.ts';
import { withEntry } from './model/stored-count.ts';
import { ShelfList, ShelfProgress } from './shelf-progress.tsx';
import { texts } from './texts.ts';
import type { Count } from './use-count.ts';

const { item: itemStep, barcode, finish: finishStep } = texts.tour;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="stock-count-item"]', ...itemStep },
  { target: '[data-tour="stock-count-barcode"]', ...barcode },
  { target: '[data-tour="stock-count-finish"]', ...finishStep },
];

type Props = Count & { readonly items: readonly CountItem[]; readonly finish: () => void };

/** Which product is being counted, and what is typed for it. */
const useWalk = ({ items, count, update, finish }: Props) => {
  const { entries } = count;
  const [at, setAt] = useState(() => nextUncounted(items, entries, null)?.code ?? items[0]?.code ?? '');
  const [typed, setTyped] = useState('');
  const item = items.find(({ code }) => code === at) ?? items[0];
  const show = (code: string): void => {
    setAt(code);
    const entry = entries[code];
    setTyped(entry ? typedOf(entry.counted) : '');
  };
  const goOn = (done: typeof entries): void => {
    const next = nextUncounted(items, done, at);
    if (next) {
      setAt(next.code);
      setTyped('');
    } else finish();
  };
  const save = (): void => {
    const counted = parseTyped(typed);
    if (!item || counted === null) return;
    const entry = { counted, expected: item.stock };
    update((before) => withEntry(before, item.code, entry));
    goOn({ ...entries, [item.code]: entry });
  };
  /** The same barcode again is one piece more. */
  const findBarcode = (barcode: string): boolean => {
    const found = findByBarcode(items, barcode);
    if (found && found.code === at) setTyped(typedOf(addAmounts(parseTyped(typed) ?? 0, 1)));
    else if (found) show(found.code);
    return found !== undefined;
  };
  const isLast = item !== undefined && !nextUncounted(items, entries, item.code);
  return { item, typed, setTyped, show, skip: () => goOn(entries), save, findBarcode, isLast };
};

/** One product after the other: how much of it lies on the shelf. */
export function Walk(props: Props) {
  const { items, count, finish } = props;
  const walk = useWalk(props);
  const [isScanning, setScanning] = useState(false);
  const { item, typed } = walk;
  if (!item) return null;
  const saveByEnter = (event: FormEvent): void => {
    event.preventDefault();
    walk.save();
  };
  return (
    <>
      <BreadcrumbHead title={texts.title} from={{ to: paths.inventory, label: texts.list }} here={texts.here}>
        <PageTour tour="stock-count" name={texts.tour.name} steps={tourSteps} isIcon />
        <span data-tour="stock-count-finish" className="grid">
          <Button look="outline" isHead icon={ClipboardCheck} onPress={finish}>
            <HeadLabel label={texts.finish} short={texts.finishShort} />
          </Button>
        </span>
      </BreadcrumbHead>
      <div className="grid gap-x-10 gap-y-4 px-6 pb-5 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:content-start tablet:overflow-y-auto desk:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-3.5">
          <ShelfProgress items={items} entries={count.entries} />
          <div data-tour="stock-count-barcode">
            <BarcodeSearch onBarcode={walk.findBarcode} isScanning={isScanning} setScanning={setScanning} />
          </div>
          <div data-tour="stock-count-item">
            <CountedItem item={item} counted={parseTyped(typed)} />
          </div>
          <form onSubmit={saveByEnter}>
            <AmountField item={item} typed={typed} onTyped={walk.setTyped} />
          </form>
          {!isScanning && <Keypad typed={typed} onTyped={walk.setTyped} />}
          <LastCounted items={items} entries={count.entries} show={walk.show} />
        </div>
        <div className="max-desk:hidden">
          <ShelfList items={items} entries={count.entries} at={item.code} show={walk.show} />
        </div>
      </div>
      <SaveBar note={texts.kept}>
        <Button look="outline" onPress={walk.skip}>
          {texts.skip}
        </Button>
        <Button isDisabled={parseTyped(typed) === null} onPress={walk.save}>
          {walk.isLast ? texts.saveLast : texts.save}
        </Button>
      </SaveBar>
    </>
  );
}
