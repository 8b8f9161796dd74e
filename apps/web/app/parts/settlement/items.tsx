import { fullName } from '@ayna/domain/names';
import { toLira } from '@ayna/domain/settlement';
import { Minus, Plus, Scissors, ShoppingBag, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VisitSettlement } from '../../data/settlements.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { amountText } from '../amount-text.ts';
import { sumText } from '../money-text.ts';
import { AddProduct } from './add-product.tsx';
import { itemsOf, lineTotal, type NewProductLine } from './model/draft.ts';
import { texts } from './texts.ts';
import type { Till } from './use-till.ts';

type LineProps = {
  readonly picture: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly sum: string;
  readonly children?: ReactNode;
  /** On a phone what can be done with it stands in a line of its own. */
  readonly isTall?: boolean;
};

function Line({ picture, name, note, sum, children, isTall = false }: LineProps) {
  return (
    <li className="flex min-h-14.5 flex-wrap items-center gap-x-3 py-2.5 shadow-below">
      {picture}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium leading-4.75">{name}</span>
        <span className="num block text-caption text-muted leading-4">{note}</span>
      </span>
      <span
        className={
          isTall ? 'max-tablet:order-last max-tablet:basis-full max-tablet:pt-2 max-tablet:pl-11.5' : ''
        }
      >
        {children}
      </span>
      <span className="num min-w-21.5 text-right font-semibold">{sum}</span>
    </li>
  );
}

function Tile() {
  return (
    <span className="grid size-8.5 flex-none place-items-center rounded-input bg-sunken text-ink-2 dark:bg-surface">
      <ShoppingBag size={18} />
    </span>
  );
}

type ServiceProps = {
  readonly service: VisitSettlement['services'][number];
  readonly leaveOut: (() => void) | undefined;
};

function Service({ service, leaveOut }: ServiceProps) {
  const { performer, serviceName, minutes, price } = service;
  const name = serviceName ?? texts.service;
  const employee = performer ? fullName(performer) : '';
  return (
    <Line
      picture={<Avatar name={employee} seed={performer?.employeeCode ?? name} size="sm" />}
      name={name}
      note={minutes === null ? employee : texts.by(employee, minutes)}
      sum={sumText(price)}
    >
      {leaveOut && <IconButton icon={X} size="sm" label={texts.leaveOut(name)} onPress={leaveOut} />}
    </Line>
  );
}

type ProductProps = {
  readonly product: NewProductLine;
  readonly setQuantity: (quantity: number) => void;
};

function Product({ product, setQuantity }: ProductProps) {
  const { name, stock, quantity } = product;
  return (
    <Line
      picture={<Tile />}
      name={name}
      note={texts.inStock(amountText(stock), amountText(stock - quantity))}
      sum={sumText(toLira(lineTotal(product)))}
      isTall
    >
      <span className="inline-flex items-center rounded-md shadow-frame-strong">
        <IconButton icon={Minus} label={texts.fewer(name)} onPress={() => setQuantity(quantity - 1)} />
        <b className="num min-w-5 text-center font-semibold">{amountText(quantity)}</b>
        <IconButton icon={Plus} label={texts.more(name)} onPress={() => setQuantity(quantity + 1)} />
      </span>
    </Line>
  );
}

/** What is paid for: services of the visit, and products sold along with it. */
export function Items({
  till,
  code,
  maySell,
}: {
  readonly till: Till;
  readonly code: string;
  readonly maySell: boolean;
}) {
  const { view, draft, setDraft } = till;
  const { services, others, sales } = itemsOf(view, draft);
  // One of a settlement is not left out of it: it is changed as a whole.
  const mayLeaveOut = (one: string): boolean => one !== code && view.settlement === null;
  const setQuantity = (productCode: string, quantity: number): void =>
    setDraft({
      ...draft,
      products: draft.products
        .map((one) => (one.code === productCode ? { ...one, quantity } : one))
        .filter((one) => one.quantity > 0),
    });
  return (
    <>
      <ul>
        {services.map((service) => (
          <Service
            key={service.appointmentCode}
            service={service}
            leaveOut={
              mayLeaveOut(service.appointmentCode)
                ? () =>
                    setDraft({
                      ...draft,
                      chosen: draft.chosen.filter((one) => one !== service.appointmentCode),
                    })
                : undefined
            }
          />
        ))}
        {sales.map(({ moveCode, name, quantity, amount }) => (
          <Line
            key={moveCode}
            picture={<Tile />}
            name={name}
            note={texts.sold(amountText(quantity))}
            sum={sumText(amount)}
          />
        ))}
        {draft.products.map((product) => (
          <Product
            key={product.code}
            product={product}
            setQuantity={(quantity) => setQuantity(product.code, quantity)}
          />
        ))}
      </ul>
      {(others.length > 0 || maySell) && (
        <div className="flex flex-wrap gap-2 py-2.5 shadow-below">
          {others.length > 0 && (
            <Button
              look="outline"
              size="sm"
              icon={Scissors}
              onPress={() =>
                setDraft({
                  ...draft,
                  chosen: [...draft.chosen, ...others.map(({ appointmentCode }) => appointmentCode)],
                })
              }
            >
              {texts.addService}
            </Button>
          )}
          {maySell && <AddProduct till={till} />}
        </div>
      )}
    </>
  );
}
