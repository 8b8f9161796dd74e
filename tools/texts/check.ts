import ts from 'typescript';
import { suffixProblem } from './suffix.ts';
import { brandInTitle, englishWords, loadingText, misspelled, otherWords } from './words.texts.ts';

type Text = { readonly line: number; readonly text: string };

/** Stands where a text is filled in. */
const gap = '\u25a1';

const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isLiteralTypeNode(node.parent) ||
  ts.isImportDeclaration(node.parent) ||
  ts.isElementAccessExpression(node.parent);

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => gap + literal.text).join('');
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : undefined;
};

/** The texts of a source file: not its names of properties, types and files. */
export const textsOf = (path: string, source: string): readonly Text[] => {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && !isName(node))
      found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};

/**
 * The lines of a Markdown file, without what stands above the text and without the addresses of links. Its `words` are
 * what people type into the search, not what they read.
 */
export const textsOfMarkdown = (markdown: string): readonly Text[] =>
  markdown.split('\n').flatMap((line, index) => {
    if (line.startsWith('words: ')) return [];
    const text = line
      .replace(/^(?:[a-z]+: )/, '')
      .replaceAll(/\{\{\w+\}\}/g, gap)
      .replaceAll(/\]\([^)]*\)/g, ']');
    return /\p{L}/u.test(text) ? [{ line: index + 1, text }] : [];
  });

/** Words of addresses and codes are no sentences: they are small ASCII letters without a space. */
const isSentence = (text: string): boolean => /[^\x20-\x7e]| |^[A-Z]/.test(text);

type Rule = (text: string) => readonly string[];

const straightApostrophe: Rule = (text) =>
  [...text.matchAll(/[\p{L}\p{N}\u25a1]'\p{L}+/gu)].map(([found]) => `straight apostrophe: ${found}`);

/** Not those of the attributes of a page. */
const straightQuotes: Rule = (text) => (/(?<!=)"\p{L}/u.test(text) ? ['straight quotation marks'] : []);

const dots: Rule = (text) =>
  text.includes('...') && text !== loadingText ? ['three dots instead of an ellipsis'] : [];

const english = new Set<string>(englishWords);

const englishRule: Rule = (text) =>
  [...text.matchAll(/\p{L}+/gu)]
    .map(([word]) => word)
    .filter((word) => english.has(word.toLowerCase()))
    .map((word) => `English: ${word}`);

const replaced = Object.entries({ ...misspelled, ...otherWords });

const spelling: Rule = (text) =>
  replaced
    .filter(([wrong]) => new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, 'iu').test(text))
    .map(([wrong, right]) => `'${wrong}': write ${right}`);

const suffixes: Rule = (text) =>
  [...text.matchAll(/([\p{L}\d.:,]+)\u2019(\p{Ll}+)/gu)].flatMap(([whole, word = '', suffix = '']) => {
    const problem = suffixProblem(word, suffix);
    return problem === null ? [] : [`${whole}: ${problem}`];
  });

/** The last letter of a value decides its suffix, so one that is written down fits that value only. */
const filledSuffix: Rule = (text) =>
  [...text.matchAll(/\u25a1\u2019\p{Ll}+/gu)].map(([found]) => `a fixed suffix on a value: ${found}`);

const exclamation: Rule = (text) => (/[\p{L}\p{N}\u25a1\u201d]!/u.test(text) ? ['an exclamation mark'] : []);

const brand: Rule = (text) => (brandInTitle.test(text) ? ['the name of the product is Ayna'] : []);

const spaces: Rule = (text) => (/ {2}| [,;!?]| \.(?!\p{L})/u.test(text) ? ['a space too much'] : []);

const rules = [
  straightApostrophe,
  straightQuotes,
  dots,
  englishRule,
  spelling,
  suffixes,
  filledSuffix,
  exclamation,
  brand,
  spaces,
];

export const problemsOf = (text: string): readonly string[] =>
  isSentence(text) ? rules.flatMap((rule) => rule(text)) : [];
