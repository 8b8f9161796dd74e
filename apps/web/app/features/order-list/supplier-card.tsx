import { Copy, Eye, PackageCheck, Send } from 'lucide-react';
import { amountText, quantityText } from '../../parts/amount-text.ts';
import { copyText } from '../../parts/copy-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { unitTexts } from '../../parts/product-words.texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import {
  type Choice,
  type Choices,
  choiceOf,
  chosenOf,
  levelsOf,
  lineTotal,
  messageOf,
  orderTotal,
  type Proposal,
  type SupplierOrder,
} from './model/order.ts';
import { whatsappUrl } from './model/send-urls.ts';
import { StockOval } from './stock-oval.tsx';
import { texts } from './texts.ts';
import type { OrderMarks } from './use-order-marks.ts';
import type { Sender } from './use-sender.ts';

type Props = {
  readonly order: SupplierOrder;
  readonly choices: Choices;
  readonly choose: (code: string, choice: Choice) => void;
  readonly sender: Sender;
  /** Whether its message stands beside the list. */
  readonly isShown: boolean;
  readonly show: () => void;
  readonly marks: OrderMarks;
};

/** One supplier: what to order, and how dear it is. */
export function SupplierCard({ order, choices, choose, sender, isShown, show, marks }: Props) {
  const { supplier, items } = order;
  const name = supplier || texts.noSupplier;
  const needed = items.filter(({ stockStatus }) => stockStatus !== 'enough');
  const soon = items.filter(({ stockStatus }) => stockStatus === 'enough');
  const lines = (some: readonly Proposal[]) =>
    some.map((item) => (
      <Line
        key={item.productCode}
        item={item}
        choice={choiceOf(item, choices)}
        choose={(choice) => choose(item.productCode, choice)}
      />
    ));
  return (
    <section
      aria-label={name}
      className={`rounded-card px-5 py-4 ring-1 max-tablet:px-3.5 ${isShown ? 'ring-line desk:ring-1.5 desk:ring-accent' : 'ring-line'}`}
    >
      <header className="flex items-center gap-3.5 pb-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <h2 className="display text-page-title-phone wrap-anywhere">{name}</h2>
          <p className="num text-label text-muted">{texts.items(items.length)}</p>
        </div>
        <p className="num font-semibold text-title">{sumText(orderTotal(items, choices))}</p>
      </header>
      <ul className="divide-y divide-line border-line border-t">{lines(needed)}</ul>
      {soon.length > 0 && (
        <>
          <p className="border-line border-t pt-2.5 text-label text-muted">{texts.soon}</p>
          <ul className="divide-y divide-line">{lines(soon)}</ul>
        </>
      )}
      <PhoneActions message={messageOf(items, choices, sender)} />
      <div className="flex flex-wrap gap-2 pt-2">
        {!isShown && (
          <span className="max-desk:hidden">
            <Button look="outline" size="sm" icon={Eye} onPress={show}>
              {texts.prepare}
            </Button>
          </span>
        )}
        {chosenOf(items, choices).length > 0 && (
          <Button
            look="outline"
            size="sm"
            icon={PackageCheck}
            aria-label={texts.order.marked(name)}
            isDisabled={marks.isPending}
            onPress={() => void marks.mark(order, choices)}
          >
            {texts.order.mark}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Hands it to the phone's own sheet; where there is none, to WhatsApp. */
function PhoneActions({ message }: { readonly message: string | null }) {
  if (message === null)
    return <p className="pt-2 text-label text-muted desk:hidden">{texts.message.nothing}</p>;
  const canShare = 'share' in navigator;
  return (
    <div className="grid grid-cols-2 gap-2 border-line border-t pt-3 desk:hidden">
      <Button look="outline" icon={Copy} onPress={() => void copyText(message)}>
        {texts.message.copy}
      </Button>
      {canShare ? (
        // Anyone who closes the phone's own sheet has changed their mind.
        <Button icon={Send} onPress={() => void navigator.share({ text: message }).catch(() => undefined)}>
          {texts.message.send}
        </Button>
      ) : (
        <ButtonLink to={whatsappUrl(message)} icon={Send} target="_blank" rel="noreferrer">
          {texts.message.send}
        </ButtonLink>
      )}
    </div>
  );
}

type LineProps = {
  readonly item: Proposal;
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
};

function Line({ item, choice, choose }: LineProps) {
  const { name, unit, stock, criticalLevel, daysLeft, stockStatus, unitCost } = item;
  const facts = [
    texts.left(quantityText(stock, unit)),
    criticalLevel > 0 && texts.least(amountText(criticalLevel)),
  ];
  return (
    <li className="grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 py-2.5 max-tablet:gap-x-2.5 tablet:grid-cols-[auto_auto_minmax(0,1fr)_9.5rem_7.5rem]">
      <Checkbox
        label={<span className="sr-only">{texts.take(name)}</span>}
        value={choice.isOn}
        onChange={(isOn) => choose({ ...choice, isOn })}
      />
      <StockOval levels={levelsOf(item, choice)} tone={stockStatus} />
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="num text-label text-muted">
          {facts.filter(Boolean).join(', ')}
          {daysLeft !== null && (
            <>
              {texts.dot}
              <span className={stockStatus === 'critical' ? 'font-strong text-danger-ink' : ''}>
                {texts.lastsDays(daysLeft)}
              </span>
            </>
          )}
        </p>
      </div>
      {/* On a phone under the name, side by side. */}
      <div className="flex items-center gap-3 max-tablet:col-span-2 max-tablet:col-start-2 tablet:contents">
        <div className={`max-tablet:w-46 max-tablet:flex-none ${choice.isOn ? '' : 'opacity-70'}`}>
          <NumberField
            label={texts.quantity(name, unitTexts[unit])}
            isLabelHidden
            value={choice.quantity}
            decimals={3}
            min={0}
            step={1}
            suffix={` ${unitTexts[unit]}`}
            onChange={(quantity) => choose({ isOn: (quantity ?? 0) > 0, quantity: quantity ?? 0 })}
          />
        </div>
        <div className={`num flex-1 text-right ${choice.isOn ? '' : 'text-muted'}`}>
          <p className="font-strong">{sumText(lineTotal(unitCost, choice.quantity))}</p>
          <p className="text-label text-muted max-tablet:hidden">
            {texts.unitPrice(sumText(unitCost), amountText(choice.quantity))}
          </p>
        </div>
      </div>
    </li>
  );
}
