import { fold, foldedIncludes } from './fold.ts';

type Named = { readonly id: string; readonly label: string; readonly isDisabled?: boolean };

/** `ambiguous` where the text is a part of an option or names two of them, `none` where it fits no option. */
type TypedOption = { readonly id: string } | 'ambiguous' | 'none';

const plain = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const inTurkish = (text: string): string => plain(text).normalize('NFC').toLocaleLowerCase('tr');

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/**
 * The option that a text names in full: in any case, and without Turkish letters if that still names one option only.
 */
export const typedOption = (all: readonly Named[], typed: string): TypedOption => {
  const options = all.filter(({ isDisabled }) => !isDisabled);
  const exact = only(options.filter(({ label }) => inTurkish(label) === inTurkish(typed)));
  if (exact) return { id: exact.id };
  const folded = fold(plain(typed));
  const alike = only(options.filter(({ label }) => fold(plain(label)) === folded));
  if (alike) return { id: alike.id };
  return options.some(({ label }) => foldedIncludes(label, plain(typed))) ? 'ambiguous' : 'none';
};
