export type Problem = { readonly line: number; readonly message: string };

/** A rule checks one file: its path from the root, with forward slashes, and its text. */
export type Rule = (path: string, text: string) => readonly Problem[];
