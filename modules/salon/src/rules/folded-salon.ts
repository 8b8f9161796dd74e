import { foldedTogether } from '@ayna/contracts/core/fold';

type Found = {
  readonly name: string;
  readonly path: string;
  readonly district: string;
  readonly provinceName: string;
  readonly phone: string;
};

/** What Admin finds a salon by. */
export const foldedSalon = ({ name, path, district, provinceName, phone }: Found): string =>
  foldedTogether([name, path, district, provinceName, phone]);
