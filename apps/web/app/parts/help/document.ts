// An answer as plain data: the server reads the Markdown, and what a page needs of it is this.

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly to: string; readonly text: string };

export type Words = readonly Inline[];

export type Block =
  | { readonly kind: 'paragraph'; readonly words: Words }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Words[] };

/** In the order in which the page shows them. */
export const groups = ['calendar', 'online', 'customers', 'team', 'money', 'account'] as const;

export type Group = (typeof groups)[number];

/** What a list of answers needs of one. */
export type Heading = { readonly slug: string; readonly title: string; readonly group: Group };

export type Answer = Heading & {
  readonly order: number;
  /** How else somebody asks for it. */
  readonly words: string;
  /** The screen that it is about: its address, and what it is called there. */
  readonly screen: { readonly path: string; readonly name: string } | null;
  /** The address of the lesson that shows it in pictures. */
  readonly lesson: string | null;
  /** The day on which it was last compared with the product. */
  readonly reviewed: string;
  readonly blocks: readonly Block[];
  /** All of it without marks, for searches and search engines. */
  readonly plain: string;
};

export type NewsEntry = {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly blocks: readonly Block[];
};
