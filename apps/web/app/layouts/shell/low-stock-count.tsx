import { inventory } from '@ayna/contracts/inventory';
import { mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productCountsQuery } from '../../data/inventory.ts';

type Props = {
  readonly salonCode: string;
  readonly groups: readonly string[];
  readonly onCount: (low: number) => void;
};

/** Tells how many products are low, for those who can do something about it; shows nothing itself. */
export function LowStockCount({ salonCode, groups, onCount }: Props) {
  const isAsked = mayCall(inventory.routes.orderList.who, groups);
  const { data } = useQuery({ ...productCountsQuery(salonCode), enabled: isAsked });
  const low = isAsked ? (data?.low ?? 0) : 0;
  useEffect(() => onCount(low), [low, onCount]);
  return null;
}
