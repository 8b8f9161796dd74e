import { inventory } from '@ayna/contracts/inventory';
import { ClipboardCheck, Ellipsis, ListChecks, Plus, Settings2, ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import type { Member } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly sub: string;
  readonly member: Member;
  readonly tour: ReactNode;
  readonly sell: () => void;
  readonly openSettings: () => void;
};

const words = texts.head;

/** On a phone the buttons are their icons, each with a short word. */
export function InventoryHead({ sub, member, tour, sell, openSettings }: Props) {
  const mayManage = member.mayCall(inventory.routes.create);
  return (
    <header className="flex shrink-0 items-center gap-2.5 px-6 pt-4.5 pb-4 max-tablet:gap-1.5 max-tablet:px-4 max-tablet:py-2.5">
      <div className="min-w-0 flex-1">
        <h1 className="display truncate text-page-title max-tablet:text-page-title-phone">{texts.title}</h1>
        <p className="num mt-0.5 text-muted max-tablet:sr-only">{sub}</p>
      </div>
      {tour}
      {mayManage && <MoreMenu openSettings={openSettings} />}
      {member.mayCall(inventory.routes.sell) && (
        <span data-tour="inventory-sell" className="grid">
          <Button look="outline" isHead icon={ShoppingBag} onPress={sell}>
            <HeadLabel label={texts.sell.title} short={words.sellShort} />
          </Button>
        </span>
      )}
      {mayManage && (
        <>
          <span data-tour="inventory-count" className="grid">
            <ButtonLink to={paths.stockCount} look="outline" isHead icon={ClipboardCheck}>
              <HeadLabel label={words.count} short={words.countShort} />
            </ButtonLink>
          </span>
          <span data-tour="inventory-add" className="grid">
            <ButtonLink to={paths.addProduct} isHead icon={Plus}>
              <HeadLabel label={texts.add} short={texts.addShort} />
            </ButtonLink>
          </span>
        </>
      )}
    </header>
  );
}

function MoreMenu({ openSettings }: Pick<Props, 'openSettings'>) {
  const orderList = useHref(paths.orderList);
  return (
    <Menu
      label={words.more}
      trigger={<IconButton look="outline" icon={Ellipsis} label={words.more} />}
      groups={[
        {
          id: 'more',
          items: [
            { id: 'order-list', label: words.orderList, icon: ListChecks, href: orderList },
            { id: 'settings', label: texts.settings.title, icon: Settings2, onPress: openSettings },
          ],
        },
      ]}
    />
  );
}
