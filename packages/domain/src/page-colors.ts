import { contrastRatio, isReadable, nearestTone } from './contrast.ts';

// The colors of a salon's page and whether they can be read: the text on the ground, and the text of a button on the accent.

export type PageColors = {
  readonly ground: string;
  readonly text: string;
  readonly accent: string;
  /** The text of a button; light where it is missing. */
  readonly accentText?: 'light' | 'dark' | undefined;
};

export type ColorRole = 'ground' | 'text' | 'accent';

/** Comfortable for everybody: WCAG AAA. */
const STRONG_CONTRAST = 7;

const buttonTexts = { light: '#ffffff', dark: '#0f1717' } as const;

/** The color of the text on a button of the accent. */
export const accentTextColor = ({ accentText = 'light' }: PageColors): string => buttonTexts[accentText];

/** The color of links: the accent where the ground lets it be read, the text's otherwise. */
export const linkColor = ({ ground, text, accent }: PageColors): string =>
  isReadable(accent, ground) ? accent : text;

/** The contrast that each color has with the one it is read with. */
export const measureColors = (colors: PageColors): Record<ColorRole, number> => {
  const body = contrastRatio(colors.text, colors.ground);
  return { ground: body, text: body, accent: contrastRatio(colors.accent, accentTextColor(colors)) };
};

export const areReadable = (colors: PageColors): boolean =>
  isReadable(colors.text, colors.ground) && isReadable(colors.accent, accentTextColor(colors));

export type ColorOffer = {
  readonly kind: 'nearest' | 'stronger' | 'other-text';
  readonly colors: PageColors;
  readonly ratio: number;
};

const against = (colors: PageColors, role: ColorRole): string => {
  if (role === 'accent') return accentTextColor(colors);
  return role === 'text' ? colors.ground : colors.text;
};

const offer = (
  kind: ColorOffer['kind'],
  colors: PageColors,
  role: ColorRole,
  ratio?: number,
): ColorOffer | null => {
  const tone = nearestTone(colors[role], against(colors, role), ratio);
  if (!tone) return null;
  const offered = { ...colors, [role]: tone };
  return { kind, colors: offered, ratio: measureColors(offered)[role] };
};

/**
 * Up to three ways to make that color readable: its nearest tone, a stronger one, and for the accent the other text on the
 * button. None if it can be read as it is. The first always exists, because black or white has 4.5:1 to every color.
 */
export const offerColors = (colors: PageColors, role: ColorRole): ColorOffer[] => {
  if (isReadable(colors[role], against(colors, role))) return [];
  const otherText = { ...colors, accentText: colors.accentText === 'dark' ? 'light' : 'dark' } as const;
  return [
    offer('nearest', colors, role),
    offer('stronger', colors, role, STRONG_CONTRAST),
    role === 'accent' ? offer('other-text', otherText, role) : null,
  ].filter((one) => one !== null);
};

/** The same colors with the nearest tones that can be read; the ground moves only if it was the one that changed. */
export const toReadableColors = (colors: PageColors, changed: ColorRole): PageColors => {
  const body = offerColors(colors, changed === 'ground' ? 'ground' : 'text')[0]?.colors ?? colors;
  return offerColors(body, 'accent')[0]?.colors ?? body;
};
