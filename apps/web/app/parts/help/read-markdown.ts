import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline, Words } from './document.ts';

/** What this does not know must not vanish silently. */
const unknown = ({ type, raw }: Token): never => {
  throw new Error(`An answer may not hold a ${type}: ${raw.slice(0, 60)}`);
};

const inlineOf = (token: Token): Words => {
  switch (token.type) {
    case 'text':
    case 'escape': {
      const { text, tokens } = token as Tokens.Text;
      return tokens ? tokens.flatMap(inlineOf) : [{ kind: 'text', text }];
    }
    case 'strong':
      return [{ kind: 'strong', text: (token as Tokens.Strong).text }];
    case 'link': {
      const { href, text } = token as Tokens.Link;
      return [{ kind: 'link', to: href, text }];
    }
    case 'paragraph':
      return (token as Tokens.Paragraph).tokens.flatMap(inlineOf);
    default:
      return unknown(token);
  }
};

const blockOf = (token: Token): readonly Block[] => {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return [{ kind: 'paragraph', words: inlineOf(token) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [
        { kind: 'list', isOrdered: ordered, items: items.map(({ tokens }) => tokens.flatMap(inlineOf)) },
      ];
    }
    default:
      return unknown(token);
  }
};

type Markdown = {
  /** What stands above the text, as `key: value`. */
  readonly head: ReadonlyMap<string, string>;
  readonly blocks: readonly Block[];
};

const frontMatter = /^---\n((?:[a-z]+: .+\n)+)---\n/;

export const readMarkdown = (markdown: string): Markdown => {
  const [whole, lines] = frontMatter.exec(markdown) ?? [];
  if (whole === undefined || lines === undefined) throw new Error('A text begins with what it is about');
  const head = new Map(
    lines
      .trimEnd()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(': ');
        return [line.slice(0, colon), line.slice(colon + 2)] as const;
      }),
  );
  return { head, blocks: lexer(markdown.slice(whole.length)).flatMap(blockOf) };
};

const plainWords = (words: Words): string => words.map(({ text }: Inline) => text).join('');

/** The text without marks; the items of a list are sentences. */
export const plainText = (blocks: readonly Block[]): string =>
  blocks
    .flatMap((block) =>
      block.kind === 'paragraph' ? [plainWords(block.words)] : block.items.map(plainWords),
    )
    .join(' ');
