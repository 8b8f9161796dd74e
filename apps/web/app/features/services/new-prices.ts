import { maxLira } from '@ayna/contracts/core/money';
import { applyPriceChange } from '@ayna/domain/prices';
import type { Service } from '../../data/services.ts';

/** In lira. */
export type RoundTo = 1 | 5 | 10 | 50 | 100;

export type PriceChange = { readonly service: Service; readonly after: number };

/** As the contract takes it. */
export const isPercent = (percent: number | null): percent is number =>
  percent !== null && percent >= -90 && percent <= 300;

/** Only the prices that become others, by the rule that the server goes by. */
export const newPrices = (
  services: readonly Service[],
  percent: number | null,
  roundTo: RoundTo,
): readonly PriceChange[] =>
  isPercent(percent)
    ? services
        .map((service) => ({ service, after: applyPriceChange(service.price, { percent, roundTo }) }))
        .filter(({ service, after }) => after !== service.price)
    : [];

/** More than a price can be: the server would refuse them all. */
export const isTooHigh = ({ after }: PriceChange): boolean => after > maxLira;
