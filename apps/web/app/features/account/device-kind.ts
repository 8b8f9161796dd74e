type Kind = 'phone' | 'tablet' | 'laptop' | 'screen';

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/ipad|tablet/i, 'tablet'],
  [/iphone|android|telefon/i, 'phone'],
  [/mac/i, 'laptop'],
];

/** What a device looks like, by the name that its browser gave: 'iPhone, Safari'. */
export const deviceKind = (device: string): Kind =>
  kinds.find(([name]) => name.test(device))?.[1] ?? 'screen';
