export type Encoding = 'br' | 'gzip';

const isRefused = (params: string): boolean => /;\s*q=0(?:[.]0*)?\s*$/i.test(params);

/** The best encoding that the caller takes; undefined is plain. */
export const encodingFor = (accepted: string | undefined): Encoding | undefined => {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !isRefused(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
};

/** Whether packing makes it smaller: pictures and fonts are packed already. */
export const isText = (type: string): boolean =>
  /^(?:text\/|image\/svg[+]xml|application\/(?:javascript|json|manifest[+]json|xml))/i.test(type);
