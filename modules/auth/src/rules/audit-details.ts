type Details = {
  readonly reason: string | null;
  readonly before: string[] | null;
  readonly after: string[] | null;
  readonly facts: { readonly name: string; readonly value: string }[];
};

const toTexts = (value: unknown): string[] | null => {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map(String);
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
};

const parse = (text: string | null): Record<string, unknown> => {
  const value: unknown = text === null ? {} : JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

/** The stored details of an entry: its reason, `from` and `to`, and the rest by name, in one shape for every action. */
export const readDetails = (text: string | null): Details => {
  const { reason, from, to, ...rest } = parse(text);
  return {
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    before: toTexts(from),
    after: toTexts(to),
    facts: Object.entries(rest).flatMap(([name, value]) => {
      const texts = toTexts(value);
      return texts ? [{ name, value: texts.join(', ') }] : [];
    }),
  };
};
