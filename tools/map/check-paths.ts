const isFileName = (text: string): boolean => /^[^\s*<>]+[.](?:ts|tsx|sql|md|css)$/.test(text);

/** Problems of the files that a Markdown text names in backticks: each must be a path from the root that exists. */
export const findPathProblems = (markdown: string, exists: (path: string) => boolean): readonly string[] =>
  [...markdown.matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text)
    .filter(isFileName)
    .flatMap((path) => {
      if (!path.includes('/')) return [`${path} is not written as a path from the root`];
      return exists(path) ? [] : [`${path} does not exist`];
    });
