import type { OperatorDetail } from '../../../server/operator.ts';

// A legal text as plain data: the server reads the Markdown, and what a page needs of it is this.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly inside: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'operator'; readonly detail: OperatorDetail };

export type Words = readonly Inline[];

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Words[] }
  | { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

export type LegalDocument = {
  readonly version: number;
  /** As a day: 2026-11-15. */
  readonly date: string;
  readonly blocks: readonly Block[];
};
