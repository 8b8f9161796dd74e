import { useMutation } from '@tanstack/react-query';
import { CreditCard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type Billing, chooseCard, removeCard } from '../../data/billing.ts';
import { newCardPath } from '../../parts/checkout-path.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { monthTitle, today } from '../../ui/day-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CardRow } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.renewal;

type StoredCard = Billing['cards'][number];

type Props = { readonly billing: Billing };

/** The card that renewals are taken from, and the others. A new one is typed on the page of cards alone. */
export function RenewalCards({ billing: { cards, renewalCardCode } }: Props) {
  const [removing, setRemoving] = useState<StoredCard | null>(null);
  const chosen = cards.find(({ code }) => code === renewalCardCode);
  const others = cards.filter((card) => card !== chosen);
  return (
    <>
      <CardRow
        icon={<CreditCard size={18} />}
        title={chosen ? words.card(chosen.lastFour) : words.noCard}
        text={chosen ? expiryText(chosen) : words.noCardText}
        end={
          <span className="flex items-center gap-1">
            <ButtonLink look="ghost" size="sm" to={newCardPath} reloadDocument>
              {chosen ? words.change : words.add}
            </ButtonLink>
            {chosen && <IconButton icon={Trash2} label={words.remove} onPress={() => setRemoving(chosen)} />}
          </span>
        }
      />
      {others.map((card) => (
        <CardRow
          key={card.code}
          icon={<CreditCard size={18} />}
          title={words.card(card.lastFour)}
          text={expiryText(card)}
          end={<UseCard card={card} />}
        />
      ))}
      {removing && <RemoveDialog card={removing} close={() => setRemoving(null)} />}
    </>
  );
}

const expiryText = ({ expires }: StoredCard): string => {
  if (expires === null) return '';
  const month = monthTitle(`${expires}-01`);
  return expires < today().slice(0, 7) ? words.expired(month) : words.until(month);
};

function UseCard({ card }: { readonly card: StoredCard }) {
  const { mutateAsync, isPending } = useMutation(chooseCard);
  const choose = async (): Promise<void> => {
    try {
      await mutateAsync(card.code);
      showToast({ text: words.used });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Button
      look="ghost"
      size="sm"
      isPending={isPending}
      aria-label={words.use(card.lastFour)}
      onPress={() => void choose()}
    >
      {words.thisOne}
    </Button>
  );
}

type RemoveProps = { readonly card: StoredCard; readonly close: () => void };

function RemoveDialog({ card, close }: RemoveProps) {
  const { mutateAsync, isPending } = useMutation(removeCard);
  const remove = async (): Promise<void> => {
    try {
      await mutateAsync(card.code);
      showToast({ text: words.removed });
      close();
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <Dialog
      title={words.removeTitle}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <>
          <Button look="outline" onPress={close}>
            {words.keep}
          </Button>
          <Button look="danger-outline" isPending={isPending} onPress={() => void remove()}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p className="num text-ink-2">{words.removeText(card.lastFour)}</p>
    </Dialog>
  );
}
