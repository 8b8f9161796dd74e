/** The page that an address asks for, as people count; what is no page is the first. */
export const pageFrom = (text: string | null): number => {
  const page = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 1;
  return Math.max(1, page);
};

/** The same address with this in it; an empty value, and the first page, go without saying. */
export const withParam = (params: URLSearchParams, name: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
};

export const pageText = (page: number): string => (page > 1 ? String(page) : '');
