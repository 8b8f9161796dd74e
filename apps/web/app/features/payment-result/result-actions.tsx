import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { cancelOrderMutation, type OrderStatus } from '../../data/checkout.ts';
import { addressOfOrder } from '../../parts/order-address.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { mayRetry, type ResultState } from './result-state.ts';
import { texts } from './texts.ts';

type Props = {
  readonly state: ResultState;
  readonly order: OrderStatus | undefined;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
};

/** One way on for each state, and no way to pay twice. */
export function ResultActions({ state, order, isChecking, onCheck }: Props) {
  const bankPath = order?.attempt?.bankPath ?? null;
  return (
    <div className="mt-5 flex flex-wrap gap-2.5 max-tablet:grid">
      {state === 'paid' && (
        <>
          <ButtonLink size="lg" to={paths.dashboard} reloadDocument>
            {texts.toDashboard}
          </ButtonLink>
          <ButtonLink size="lg" look="outline" to={paths.packageManagement} reloadDocument>
            {texts.toManagement}
          </ButtonLink>
        </>
      )}
      {(state === 'verifying' || state === 'opening') && (
        <>
          <Button size="lg" look="outline" icon={RefreshCw} isPending={isChecking} onPress={onCheck}>
            {texts.check}
          </Button>
          <ButtonLink size="lg" look="ghost" to={paths.dashboard} reloadDocument>
            {texts.toDashboard}
          </ButtonLink>
        </>
      )}
      {state === 'at-bank' && (
        <>
          {bankPath && (
            <ButtonLink size="lg" to={bankPath} reloadDocument>
              {texts.toBank}
            </ButtonLink>
          )}
          {order && <CancelButton order={order} onCanceled={onCheck} />}
        </>
      )}
      {mayRetry(state, order) && order && (
        <ButtonLink size="lg" to={addressOfOrder(order)} reloadDocument>
          {state === 'declined' ? texts.otherCard : texts.again}
        </ButtonLink>
      )}
      {(state === 'declined' || state === 'left' || state === 'refunded') && (
        <ButtonLink size="lg" look="outline" to={paths.packageManagement} reloadDocument>
          {texts.toPackage}
        </ButtonLink>
      )}
    </div>
  );
}

type CancelProps = { readonly order: OrderStatus; readonly onCanceled: () => void };

function CancelButton({ order, onCanceled }: CancelProps) {
  const { mutateAsync, isPending } = useMutation(cancelOrderMutation);
  const cancel = async (): Promise<void> => {
    try {
      await mutateAsync(order.code);
      showToast({ text: texts.canceled });
    } catch (failure) {
      showFailure(failure);
    }
    onCanceled();
  };
  return (
    <Button size="lg" look="outline" isPending={isPending} onPress={() => void cancel()}>
      {texts.cancel}
    </Button>
  );
}
