import type { ReactNode } from 'react';
import type { Operator } from '../../../server/operator.ts';
import { Link } from '../../ui/link.tsx';
import type { Block, Inline, Words } from './document.ts';
import { texts } from './texts.ts';

type Props = { readonly blocks: readonly Block[]; readonly operator: Operator };

/** The body of a legal text. */
export function Blocks({ blocks, operator }: Props) {
  const write = (words: Words) => <LegalWords words={words} operator={operator} />;
  return blocks.map((block, index) => (
    // A text never changes while it is read.
    // oxlint-disable-next-line react/no-array-index-key
    <OneBlock key={index} block={block} write={write} />
  ));
}

type Write = (words: Words) => ReactNode;

function OneBlock({ block, write }: { readonly block: Block; readonly write: Write }) {
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return <p className="mt-4">{write(block.words)}</p>;
    case 'list':
      return <List {...block} write={write} />;
    case 'table':
      return <Table {...block} write={write} />;
  }
}

function Heading({ level, id, text }: Extract<Block, { kind: 'heading' }>) {
  if (level === 3)
    return (
      <h3 id={id} className="mt-7 scroll-mt-6 font-semibold text-title-size text-ink">
        {text}
      </h3>
    );
  return (
    <h2 id={id} className="display mt-12 scroll-mt-6 text-head-26/8 text-ink">
      {text}
    </h2>
  );
}

type ListProps = Extract<Block, { kind: 'list' }> & { readonly write: Write };

function List({ isOrdered, items, write }: ListProps) {
  const Kind = isOrdered ? 'ol' : 'ul';
  return (
    <Kind
      className={`mt-4 grid gap-2 pl-6 marker:text-muted ${isOrdered ? 'num list-decimal' : 'list-disc'}`}
    >
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index} className="pl-1">
          {write(item)}
        </li>
      ))}
    </Kind>
  );
}

type TableProps = Extract<Block, { kind: 'table' }> & { readonly write: Write };

/** On a phone every row is a small card with its first cell on top. */
function Table({ head, rows, write }: TableProps) {
  return (
    <table className="mt-5 w-full border-collapse text-left text-lead-size/6 max-tablet:block">
      <thead className="max-tablet:sr-only">
        <tr>
          {head.map((cell, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <th key={index} scope="col" className="border-line border-b py-2.5 pr-5 font-semibold text-ink">
              {write(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <tr key={index} className="border-line border-b max-tablet:block max-tablet:py-2.5">
            {row.map((cell, column) => (
              <td
                // oxlint-disable-next-line react/no-array-index-key -- as above
                key={column}
                className="py-2.5 pr-5 align-top wrap-anywhere first:font-medium first:text-ink max-tablet:block max-tablet:py-0.5 max-tablet:pr-0"
              >
                {write(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LegalWordsProps = { readonly words: Words; readonly operator: Operator };

/** What stands in a line of a legal text. */
function LegalWords({ words, operator }: LegalWordsProps) {
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
