import { expiryOf, isExpired, isTooFar } from './card-expiry.ts';
import { cvcLength, numberState } from './card-number.ts';

/** As the fields hold it: digits only, but the name. */
export type CardValues = {
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
};

export const emptyCard: CardValues = { holder: '', number: '', expiry: '', cvc: '' };

export type CardProblem =
  | 'number-missing'
  | 'number-short'
  | 'number-wrong'
  | 'holder-missing'
  | 'expiry-missing'
  | 'expiry-wrong'
  | 'expired'
  | 'expiry-too-far'
  | 'cvc-missing'
  | 'cvc-short';

type Problems = { readonly [Field in keyof CardValues]?: CardProblem };

const ofNumber = (digits: string): CardProblem | undefined => {
  if (digits === '') return 'number-missing';
  const state = numberState(digits);
  return state === 'right' ? undefined : state === 'wrong' ? 'number-wrong' : 'number-short';
};

const ofExpiry = (digits: string, day: string): CardProblem | undefined => {
  if (digits === '') return 'expiry-missing';
  const expiry = expiryOf(digits);
  if (!expiry) return 'expiry-wrong';
  if (isExpired(expiry, day)) return 'expired';
  return isTooFar(expiry, day) ? 'expiry-too-far' : undefined;
};

const ofCvc = (cvc: string, number: string): CardProblem | undefined => {
  if (cvc === '') return 'cvc-missing';
  return cvc.length === cvcLength(number) ? undefined : 'cvc-short';
};

/** What is wrong with each field of a card; nothing where it can be sent. */
export const cardProblems = ({ holder, number, expiry, cvc }: CardValues, day: string): Problems => {
  const found = {
    number: ofNumber(number),
    // A bank prints two words at least, but one of them may be an initial.
    holder: holder.trim().length < 2 ? ('holder-missing' as const) : undefined,
    expiry: ofExpiry(expiry, day),
    cvc: ofCvc(cvc, number),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** Said while somebody still types: only what no further digit can put right. */
export const isCertain = (problem: CardProblem, { expiry }: CardValues): boolean =>
  problem === 'number-wrong' ||
  (expiry.length === 4 && ['expiry-wrong', 'expired', 'expiry-too-far'].includes(problem));
