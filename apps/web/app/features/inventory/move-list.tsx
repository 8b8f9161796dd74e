import { inventory } from '@ayna/contracts/inventory';
import { hasRight } from '@ayna/domain/permissions';
import { type UseInfiniteQueryResult, useMutation } from '@tanstack/react-query';
import { ClipboardCheck, type LucideIcon, Scissors, ShoppingBag, Trash2, Truck, Undo2 } from 'lucide-react';
import { type Product, type StockMove, takeBackMove } from '../../data/inventory.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { amountText } from '../../parts/amount-text.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { dayInWords } from '../../parts/moment-text.ts';
import { showFailure } from '../../parts/show-failure.ts';
import type { Member } from '../../parts/use-member.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.sheet;

const icons: Readonly<Record<StockMove['kind'], LucideIcon>> = {
  Purchase: Truck,
  Sale: ShoppingBag,
  Use: Scissors,
  Waste: Trash2,
  Count: ClipboardCheck,
  Return: Undo2,
};

/** The minus sign is as wide as a figure. */
const signed = (quantity: number): string =>
  quantity > 0 ? `+${amountText(quantity)}` : amountText(quantity).replace('-', '\u2212');

const titleOf = ({ kind, supplier, note }: StockMove): string =>
  [texts.kinds[kind], kind === 'Purchase' ? supplier : note].filter(Boolean).join(', ');

const detailsOf = ({ by, bill, at }: StockMove): string =>
  [by, bill && words.bill(bill), dayInWords(at)].filter(Boolean).join(', ');

type Props = {
  readonly product: Product;
  readonly member: Member;
  readonly moves: UseInfiniteQueryResult;
  readonly items: readonly StockMove[];
};

export function MoveList({ product, member, moves, items }: Props) {
  const mayTakeBack = (move: StockMove): boolean =>
    move.returnable > 0 &&
    member.mayCall(inventory.routes.takeBack) &&
    (move.kind === 'Sale' || hasRight(member.groups, 'manage-inventory'));
  return (
    <section aria-labelledby="stock-moves">
      <h3 id="stock-moves" className="mb-1 font-semibold text-title-s-size">
        {words.moves}
      </h3>
      {moves.isPending && (
        <SkeletonArea>
          <Skeleton className="h-40 w-full" />
        </SkeletonArea>
      )}
      {moves.isLoadingError && (
        <LoadFailure
          title={words.movesFailed}
          text={moves.error?.message ?? ''}
          retry={texts.retry}
          onRetry={() => void moves.refetch()}
        />
      )}
      {moves.isSuccess && items.length === 0 && <p className="text-muted">{words.noMoves}</p>}
      <ul className="divide-y divide-line">
        {items.map((move) => (
          <MoveRow key={move.code} move={move} product={product} mayTakeBack={mayTakeBack(move)} />
        ))}
      </ul>
      {moves.hasNextPage && (
        <Button
          look="outline"
          isPending={moves.isFetchingNextPage}
          onPress={() => void moves.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </section>
  );
}

type RowProps = { readonly move: StockMove; readonly product: Product; readonly mayTakeBack: boolean };

function MoveRow({ move, product, mayTakeBack }: RowProps) {
  const { mutate, isPending } = useMutation(takeBackMove);
  const Icon = icons[move.kind];
  const isTakenBack = move.kind !== 'Count' && move.kind !== 'Return' && move.returnable === 0;
  const takeBack = () =>
    mutate(
      { code: move.code, body: { quantity: move.returnable, note: '' }, key: newIdempotencyKey() },
      { onSuccess: () => showToast({ text: texts.dialogs.undone }), onError: showFailure },
    );
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="grid size-9 flex-none place-items-center rounded-md bg-sunken text-ink-2 dark:bg-sir-850">
        <Icon size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-strong">{titleOf(move)}</p>
        <p className="num truncate text-caption text-muted">
          {isTakenBack ? `${detailsOf(move)}, ${words.returned}` : detailsOf(move)}
        </p>
      </div>
      <div className="num flex-none text-right">
        <p className="font-strong">{signed(move.quantity)}</p>
        <p className="text-caption text-muted">{words.left(amountText(move.stockAfter))}</p>
      </div>
      {mayTakeBack && (
        <IconButton
          icon={Undo2}
          label={words.takeBack(`${titleOf(move)} ${signed(move.quantity)} ${product.name}`)}
          isDisabled={isPending}
          onPress={takeBack}
        />
      )}
    </li>
  );
}
