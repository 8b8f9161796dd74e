import { toSearchText } from '@ayna/contracts/core/search-text';

type SearchFields = {
  readonly name: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string;
};

/** The text in which a search looks for a person. */
export const foldPerson = ({ name, lastname, email, phone }: SearchFields): string =>
  toSearchText([name, lastname, email ?? '', phone]);
