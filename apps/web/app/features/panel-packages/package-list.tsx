import { useMutation } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Check, Pencil } from 'lucide-react';
import { orderPackages, type SoldPackage } from '../../data/panel-sales.ts';
import { priceText } from '../../parts/money-text.ts';
import { runUndoable } from '../../parts/run-undoable.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { moved } from './moved.ts';
import { texts } from './texts.ts';

type Props = {
  readonly packages: readonly SoldPackage[];
  readonly onEdit: (sold: SoldPackage) => void;
};

/** From the smallest on: the order says which one is an upgrade. */
export function PackageList({ packages, onEdit }: Props) {
  const { mutateAsync, isPending } = useMutation(orderPackages);
  const codes = packages.map(({ code }) => code);
  const move = (index: number, by: 1 | -1): void =>
    void runUndoable({
      run: () => mutateAsync(moved(codes, index, by)),
      done: texts.moved,
      undo: () => mutateAsync(codes),
      undone: texts.moved,
    });
  return (
    <ol className="grid gap-3">
      {packages.map((sold, index) => (
        <li
          key={sold.code}
          className="num flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-5 py-4 shadow-outline dark:bg-raised"
        >
          <span className="flex gap-1">
            <IconButton
              icon={ArrowUp}
              size="sm"
              label={texts.up(sold.name)}
              isDisabled={index === 0 || isPending}
              onPress={() => move(index, -1)}
            />
            <IconButton
              icon={ArrowDown}
              size="sm"
              label={texts.down(sold.name)}
              isDisabled={index === packages.length - 1 || isPending}
              onPress={() => move(index, 1)}
            />
          </span>
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="flex flex-wrap items-center gap-2 font-semibold text-title-s">
              {sold.name}
              {sold.active ? (
                <Badge tone="green" icon={Check}>
                  {texts.onSale}
                </Badge>
              ) : (
                <Badge tone="grey">{texts.offSale}</Badge>
              )}
            </h2>
            <p className="text-ink-2">
              {texts.prices(priceText(sold.monthlyPrice), priceText(sold.yearlyPrice))}
            </p>
            <p className="text-label text-muted">
              {texts.joined(texts.limits(sold.employees, sold.sms, sold.photos), texts.salons(sold.salons))}
            </p>
          </div>
          <Button
            look="outline"
            size="sm"
            icon={Pencil}
            aria-label={texts.editOf(sold.name)}
            onPress={() => onEdit(sold)}
          >
            {texts.edit}
          </Button>
        </li>
      ))}
    </ol>
  );
}
