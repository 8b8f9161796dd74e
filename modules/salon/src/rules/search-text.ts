import { toSearchText } from '@ayna/contracts/core/search-text';

type SearchableFields = {
  readonly name: string;
  readonly path: string;
  readonly district: string;
  readonly provinceName: string;
  readonly phone: string;
};

/** The text that the admin panel's salon search compares with. */
export const buildSearchText = ({ name, path, district, provinceName, phone }: SearchableFields): string =>
  toSearchText([name, path, district, provinceName, phone]);
