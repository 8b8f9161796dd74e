import type { Operator } from '../../../server/operator.ts';
import { Link } from '../../ui/link.tsx';
import type { Inline, Words } from './document.ts';
import { texts } from './texts.ts';

type Props = { readonly words: Words; readonly operator: Operator };

/** What stands in a line of a legal text. */
export function LegalWords({ words, operator }: Props) {
  return words.map((word, index) => (
    // A text never changes while it is read.
    // oxlint-disable-next-line react/no-array-index-key
    <Word key={index} word={word} operator={operator} />
  ));
}

function Word({ word, operator }: { readonly word: Inline; readonly operator: Operator }) {
  switch (word.kind) {
    case 'text':
      return word.text;
    case 'strong':
      return (
        <strong className="font-semibold text-ink">
          <LegalWords words={word.inside} operator={operator} />
        </strong>
      );
    case 'link':
      return (
        <Link look="inline" to={word.to}>
          <LegalWords words={word.inside} operator={operator} />
        </Link>
      );
    case 'operator':
      return operator[word.detail] ?? <Unset>{texts.unset[word.detail]}</Unset>;
  }
}

function Unset({ children }: { readonly children: string }) {
  return (
    <mark className="rounded-xs bg-warning-bg px-1.5 py-0.5 font-medium text-warning-ink">{children}</mark>
  );
}
