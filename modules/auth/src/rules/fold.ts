import { foldedTogether } from '@ayna/contracts/core/fold';

type Found = {
  readonly name: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string;
};

/** What a person is found by. */
export const foldedPerson = ({ name, lastname, email, phone }: Found): string =>
  foldedTogether([name, lastname, email ?? '', phone]);
