import ts from 'typescript';
import { isScript } from '../file-kinds.ts';
import type { Problem, Rule } from '../problem.ts';
import { findNodes, parseSource, problemAt } from '../syntax.ts';

// CONTRIBUTING.md, 'Write plainly', says why. This refuses only the words that are never right.

const folders = /^(?:packages|modules|fixtures|apps\/(?:api|web)|e2e|tools|bench|faults|docs)\//;
// The hashes of migrations are checked, so they cannot change. This file and its test contain the words themselves.
const isExempt = (path: string): boolean =>
  /^modules\/[^/]+\/migrations\/|^tools\/conventions\/rules\/plain-words(?:[.]test)?[.]ts$/.test(path);

/** Refused in any case, also as a part of a camelCase name. */
const words: Readonly<Record<string, string>> = {
  whoever: 'the person who, anyone who',
  anew: 'again',
  nought: 'zero, nothing',
  heed: 'apply, respect',
  heeds: 'applies, respects',
  heeded: 'applied, respected',
  heeding: 'applying, respecting',
  thereby: 'so',
};

const phrase = /\bin[\s*/]+(?:one|the[\s*/]+same)[\s*/]+breath\b/gi;

/** Former names, and what the thing is called. */
const names: Readonly<Record<string, string>> = {
  lastly: 'tx.defer',
  seeSalon: 'readSalon',
  seeCustomer: 'readCustomer',
  askPrepared: 'a prepared statement of client.query',
  wireOf: 'pgConnection, httpContext',
  AnsweredBefore: 'IdempotentReplay',
  nowOrBefore: 'resultOrReplay',
  turnAwayStrangers: 'rejectAnonymous',
  openApart: 'spawnSandboxed',
  untilRing: 'signalCache',
  bell: 'signal',
  bells: 'signals',
  patience: 'request timeouts',
  digested: 'handled',
  outsides: 'providers',
  houses: 'salon snapshots',
  knownHouse: 'cachedSalonSnapshot',
  scene: 'availability context',
  Scene: 'AvailabilityContext',
  reachOf: 'appointmentScope',
  usePlace: 'useUrlState',
  buildHouse: 'compose',
  sceneOf: 'availabilityContext',
  lockScene: 'lockAvailability',
  couldTake: 'substitutes',
  couldShift: 'alternativeTimes',
  toldOf: 'toEventPayload',
  openDocument: 'parse...',
  endDocument: 'serialize...',
  giveBack: 'release, refund',
  countUp: 'bumpVersion',
  HeldText: 'FormTextField',
  DraftDesk: 'DraftStore',
  callOff: 'cancel',
};

/** Types are nouns. */
const participle = /^(?:Held|Asked|Found|Said|Told|Known|Kept|Given|Looked|Came|Heard)$/;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const wordProblems = (text: string): readonly Problem[] =>
  text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/[A-Za-z]+/g)].flatMap(([token]) => {
      const replacement = Object.hasOwn(names, token) ? names[token] : undefined;
      const parts = token.split(/(?<=[a-z])(?=[A-Z])/).map((part) => part.toLowerCase());
      const word = parts.find((part) => Object.hasOwn(words, part));
      const plain = replacement ?? (word && words[word]);
      return plain ? [{ line: index + 1, message: `'${word ?? token}': write ${plain}` }] : [];
    }),
  );

const typeProblems = (path: string, text: string): readonly Problem[] => {
  const isType = (node: ts.Node): node is ts.TypeAliasDeclaration | ts.InterfaceDeclaration =>
    ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node);
  return findNodes(parseSource(path, text), isType)
    .filter(({ name }) => participle.test(name.text))
    .map(({ name }) => problemAt(name, `type ${name.text}: name a type by a noun`));
};

export const plainWords: Rule = (path, text) => {
  if (!folders.test(path) || isExempt(path)) return [];
  const phrases = [...text.matchAll(phrase)].map(({ 0: found, index }) => ({
    line: lineAt(text, index),
    message: `'${found.replace(/[\s*/]+/g, ' ')}': write in one round trip, in one transaction`,
  }));
  return [...wordProblems(text), ...phrases, ...(isScript(path) ? typeProblems(path, text) : [])];
};
