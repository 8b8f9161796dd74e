import { lexer, type Token, type Tokens } from 'marked';
import { isOperatorDetail } from '../../../server/operator.ts';
import { fold } from '../../ui/fold.ts';
import type { Block, Inline, LegalDocument, Words } from './document.ts';

/** A text of the law is read whole or not at all: what this does not know must not vanish silently. */
const unknown = ({ type, raw }: Token): never => {
  throw new Error(`A legal text may not hold a ${type}: ${raw.slice(0, 60)}`);
};

const operator = (detail: string): Inline => {
  if (!isOperatorDetail(detail)) throw new Error(`No detail of the operator is called ${detail}`);
  return { kind: 'operator', detail };
};

/** `{{address}}` stands for what the operator's settings say. */
const textOf = (text: string): Words =>
  text
    .split(/\{\{(\w+)\}\}/)
    .map((piece, index): Inline => (index % 2 === 1 ? operator(piece) : { kind: 'text', text: piece }))
    .filter((piece) => piece.kind !== 'text' || piece.text !== '');

const inlineOf = (token: Token): Words => {
  const inside = 'tokens' in token ? token.tokens : undefined;
  switch (token.type) {
    case 'text':
    case 'escape':
      return inside ? wordsOf(inside) : textOf((token as Tokens.Text).text);
    case 'strong':
      return [{ kind: 'strong', inside: wordsOf(inside) }];
    case 'link':
      return [{ kind: 'link', to: (token as Tokens.Link).href, inside: wordsOf(inside) }];
    default:
      return unknown(token);
  }
};

const wordsOf = (tokens: readonly Token[] = []): Words => tokens.flatMap(inlineOf);

/** As an address names it: without Turkish letters, which some programs cut a link at. */
const idOf = (heading: string): string =>
  fold(heading)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const headingOf = (token: Tokens.Heading): Block => {
  const { depth, text } = token;
  if (depth !== 2 && depth !== 3) return unknown(token);
  return { kind: 'heading', level: depth, id: idOf(text), text };
};

const blockOf = (token: Token): readonly Block[] => {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [headingOf(token as Tokens.Heading)];
    case 'paragraph':
      return [{ kind: 'paragraph', words: wordsOf((token as Tokens.Paragraph).tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => wordsOf(tokens)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => wordsOf(tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    default:
      return unknown(token);
  }
};

const frontMatter = /^---\nversion: (\d+)\ndate: (\d{4}-\d{2}-\d{2})\n---\n/;

/** Markdown with its version and date on top, as a document. */
export const readDocument = (markdown: string): LegalDocument => {
  const [head, version, date] = frontMatter.exec(markdown) ?? [];
  if (head === undefined || date === undefined)
    throw new Error('A legal text begins with its version and date');
  const blocks = lexer(markdown.slice(head.length)).flatMap(blockOf);
  return { version: Number(version), date, blocks };
};
