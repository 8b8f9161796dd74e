export type Problem = { readonly line: number; readonly message: string };

/** A rule sees one file at a time: its path from the root, with forward slashes, and its text. */
export type Rule = (path: string, text: string) => readonly Problem[];
