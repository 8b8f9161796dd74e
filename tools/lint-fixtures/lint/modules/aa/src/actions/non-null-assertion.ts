// violates: typescript/no-non-null-assertion
export const planted = (words: readonly string[]): string => words[0]!;
