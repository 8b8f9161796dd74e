import type { PaymentKind } from '@ayna/contracts/finance';
import { RadioCards } from '../ui/radio-cards.tsx';
import { kindTexts, paymentKindLabel } from './settlement/texts.ts';

const kinds: readonly PaymentKind[] = ['cash', 'card', 'transfer'];
const cards = kinds.map((id) => ({ id, label: kindTexts[id].name }));

type Props = {
  readonly value: PaymentKind;
  readonly onChange: (kind: PaymentKind) => void;
  readonly isLabelHidden?: boolean;
};

/** How one amount was paid: the day end counts cash in the till, what a bank pays never passes it. */
export function PaymentKindField({ value, onChange, isLabelHidden = false }: Props) {
  return (
    <RadioCards
      label={paymentKindLabel}
      isLabelHidden={isLabelHidden}
      look="chip"
      cards={cards}
      value={value}
      onChange={(kind) => onChange(kind as PaymentKind)}
    />
  );
}
