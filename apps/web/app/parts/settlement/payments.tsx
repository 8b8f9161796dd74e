import type { PaymentKind } from '@ayna/contracts/finance';
import { toLira } from '@ayna/domain/settlement';
import { Banknote, CreditCard, Landmark, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Key } from '../../ui/key.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { priceText, sumText } from '../money-text.ts';
import { AmountInput } from './amount-input.tsx';
import { givenAmounts } from './model/cash.ts';
import { type Figures, kinds, takeRest, typeAmount } from './model/draft.ts';
import { kindTexts, texts } from './texts.ts';
import { TransferAccount, transferNote } from './transfer-account.tsx';
import type { Till } from './use-till.ts';

const icons: Readonly<Record<PaymentKind, LucideIcon>> = {
  cash: Banknote,
  card: CreditCard,
  transfer: Landmark,
};

const style = tv({
  slots: {
    card: [
      'overflow-hidden rounded-card bg-surface shadow-outline dark:bg-raised',
      'has-[input:focus-visible]:shadow-[0_0_0_1.5px_var(--focus),0_0_0_4px_color-mix(in_oklab,var(--focus)_20%,transparent)]',
    ],
    tile: 'grid size-9.5 flex-none cursor-pointer place-items-center rounded-input',
    amount: '',
  },
  variants: {
    kind: { cash: {}, card: {}, transfer: {} },
    isUsed: {
      true: { amount: 'font-semibold text-head-20' },
      false: { tile: 'bg-sunken text-ink-2 dark:bg-surface', amount: 'text-muted text-title' },
    },
  },
  compoundVariants: [
    { kind: 'cash', isUsed: true, class: { tile: 'bg-[#127b76] text-white dark:bg-v2 dark:text-sir-950' } },
    { kind: 'card', isUsed: true, class: { tile: 'bg-v4 text-white' } },
    { kind: 'transfer', isUsed: true, class: { tile: 'bg-v5 text-white dark:text-sir-950' } },
  ],
});

type Props = { readonly till: Till; readonly figures: Figures };

function KindCard({ till, figures, kind }: Props & { readonly kind: PaymentKind }) {
  const { draft, setDraft, view } = till;
  const amount = figures.paid[kind];
  const { name, note, key } = kindTexts[kind];
  const { card, tile, amount: amountStyle } = style({ kind, isUsed: amount > 0 });
  const Icon = icons[kind];
  return (
    <div className={card()}>
      <div className="flex min-h-15.5 items-center gap-3 pr-4 pl-3">
        <button
          type="button"
          className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 py-2 text-left"
          onClick={() => setDraft(takeRest(draft, kind))}
        >
          <span className={tile()}>
            <Icon size={20} />
          </span>
          <span className="min-w-0">
            <span className="flex items-center gap-1.5 font-semibold leading-5">
              <span className="sr-only">{texts.restTo}</span>
              {name}
              <span className="max-tablet:hidden">
                <Key>{key}</Key>
              </span>
            </span>
            <span className="block text-caption text-muted leading-4">
              {kind === 'transfer' && view.iban ? transferNote(view.iban) : note}
            </span>
          </span>
        </button>
        <AmountInput
          label={texts.amountOf(name)}
          value={amount}
          onChange={(kurus) => setDraft(typeAmount(draft, kind, kurus))}
          className={amountStyle()}
        />
      </div>
      {kind === 'cash' && amount > 0 && <Change cash={amount} />}
      {kind === 'transfer' && amount > 0 && (
        <TransferAccount iban={view.iban} maySet={!view.discountLimit.binding} />
      )}
    </div>
  );
}

const exact = 'exact';

/** What the customer gets back. It is only shown: the till has the amount itself. */
function Change({ cash }: { readonly cash: number }) {
  const [chosen, setGiven] = useState<string>(exact);
  const offered = givenAmounts(cash).map(String);
  // Another amount offers other notes.
  const given = offered.includes(chosen) ? chosen : exact;
  const cards = [
    { id: exact, label: texts.exact },
    ...offered.map((id) => ({ id, label: texts.gave(priceText(toLira(Number(id)))) })),
  ];
  return (
    <div className="num grid gap-2 px-3 pb-3">
      <RadioCards
        label={texts.change}
        isLabelHidden
        look="chip"
        cards={cards}
        value={given}
        onChange={setGiven}
      />
      {given !== exact && (
        <div role="status" className="flex justify-between gap-3 text-label">
          <span className="text-muted">{texts.change}</span>
          <b className="font-semibold">{sumText(toLira(Number(given) - cash))}</b>
        </div>
      )}
    </div>
  );
}

export function PaymentKinds(props: Props) {
  return (
    <div className="grid gap-2.5">
      {kinds.map((kind) => (
        <KindCard key={kind} kind={kind} {...props} />
      ))}
    </div>
  );
}
