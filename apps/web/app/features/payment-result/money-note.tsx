import { ReceiptText, ShieldCheck, Wallet } from 'lucide-react';
import { sumText } from '../../parts/money-text.ts';
import type { ResultState } from './result-state.ts';
import { texts } from './texts.ts';

const icons = {
  paid: ReceiptText,
  opening: ShieldCheck,
  verifying: ShieldCheck,
  'at-bank': Wallet,
  declined: Wallet,
  left: Wallet,
  refunded: ReceiptText,
} as const;

type Props = { readonly state: ResultState; readonly amount: number };

/** Where the money is: what people look for first. */
export function MoneyNote({ state, amount }: Props) {
  const Icon = icons[state];
  const [first = '', ...rest] =
    state === 'paid' ? [texts.paidText(sumText(amount))] : sentences(texts.states[state].money);
  return (
    <p className="num mt-4.5 grid grid-cols-[20px_minmax(0,1fr)] gap-3 rounded-box bg-sunken px-4 py-3 leading-5 dark:bg-raised">
      <Icon size={18} className="mt-px text-muted" />
      <span>
        <b className="font-semibold">{first}</b> {rest.join(' ')}
      </span>
    </p>
  );
}

const sentences = (text: string): readonly string[] => text.split(/(?<=[.;]) /);
