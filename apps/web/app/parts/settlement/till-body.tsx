import type { PaymentKind } from '@ayna/contracts/finance';
import { inventory } from '@ayna/contracts/inventory';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMember } from '../use-member.ts';
import { DiscountSection } from './discount.tsx';
import { DueCard } from './due.tsx';
import { Items } from './items.tsx';
import { type Figures, kinds, problemOf, takeRest } from './model/draft.ts';
import { PaymentKinds } from './payments.tsx';
import { settlementFormId } from './recorder.tsx';
import { kindTexts, texts } from './texts.ts';
import { TipSection } from './tips.tsx';
import { Totals } from './totals.tsx';
import type { Till } from './use-till.ts';

const kindOfKey = (key: string): PaymentKind | undefined =>
  kinds.find((kind) => kindTexts[kind].key === key.toLocaleUpperCase('tr-TR'));

type Props = {
  readonly till: Till;
  readonly figures: Figures;
  readonly code: string;
  /** The button that records it, where it stands in the sheet itself. */
  readonly foot: ReactNode;
};

/** What is paid for at the left, how it was paid at the right. Enter records it. */
export function TillBody({ till, figures, code, foot }: Props) {
  const { view, draft, setDraft, send } = till;
  const maySell = useMember()?.mayCall(inventory.routes.sell) ?? false;
  const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    const isTyping = target instanceof HTMLInputElement && ['text', 'search', ''].includes(target.type);
    const isAmount = target instanceof HTMLInputElement && target.inputMode === 'decimal';
    const kind = kindOfKey(key);
    // An amount has figures only, so that the letters work there too.
    if (kind && !ctrlKey && !metaKey && !altKey && (!isTyping || isAmount)) setDraft(takeRest(draft, kind));
  };
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      id={settlementFormId}
      noValidate
      className="grid tablet:grid-cols-fill-104"
      onKeyDown={onKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (problemOf(view, draft, figures) === null) void send();
      }}
    >
      <div className="min-w-0 px-5 pt-1 tablet:px-6.5">
        <Items till={till} code={code} maySell={maySell} />
        <DiscountSection till={till} figures={figures} />
        <TipSection till={till} figures={figures} />
        <Totals figures={figures} draft={draft} />
      </div>
      <div className="flex min-w-0 flex-col bg-sunken px-5 pt-4.5 pb-5 shadow-above tablet:px-6.5 tablet:shadow-before dark:bg-surface">
        <h3 className="mb-2.5 flex items-baseline justify-between gap-3 font-semibold text-title-s">
          {texts.how}
          <span className="font-body text-caption text-muted max-tablet:hidden">{texts.howHint}</span>
        </h3>
        <PaymentKinds till={till} figures={figures} />
        <DueCard till={till} figures={figures} />
        {foot && <div className="mt-auto pt-4">{foot}</div>}
      </div>
    </form>
  );
}
