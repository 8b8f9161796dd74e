import { hexColor, type PageColors, type PageTemplate } from '@ayna/contracts/core/salon-page';
import { contrastRatio, nearestTone, toneOf } from '@ayna/domain/contrast';

/** The accent of each template's own colors; a salon may choose another. */
const templateAccents: Readonly<Record<PageTemplate, string>> = {
  flow: '#9c4318',
  razor: '#c9321f',
  bloom: '#b01450',
  polish: '#a80f3d',
  clear: '#0b566e',
  backstage: '#c92a27',
};

/** The grounds of the app's two themes, on which the accent is read. */
const grounds = { light: '#ffffff', dark: '#0f1717' } as const;

const channel = (hex: string, from: number): number => Number.parseInt(hex.slice(from, from + 2), 16);

/** `share` of the color, the rest of the ground. */
const mix = (color: string, ground: string, share: number): string =>
  `#${[1, 3, 5]
    .map((from) => Math.round(channel(color, from) * share + channel(ground, from) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const readable = (color: string, ground: string, ratio: number): string =>
  nearestTone(color, ground, ratio) ?? color;

const light = (seed: string) => {
  const accent = readable(seed, grounds.light, 5);
  const soft2 = mix(accent, grounds.light, 0.16);
  return {
    '--accent': accent,
    '--accent-hover': toneOf(accent, -28),
    '--accent-soft': mix(accent, grounds.light, 0.08),
    '--accent-soft-2': soft2,
    '--accent-ink': readable(accent, soft2, 6),
    '--on-accent': '#ffffff',
    '--focus': accent,
  };
};

const dark = (seed: string) => {
  const accent = readable(seed, grounds.dark, 8);
  const soft2 = mix(accent, grounds.dark, 0.22);
  return {
    '--accent': accent,
    '--accent-hover': toneOf(accent, 20),
    '--accent-soft': mix(accent, grounds.dark, 0.12),
    '--accent-soft-2': soft2,
    '--accent-ink': readable(accent, soft2, 7),
    '--on-accent': readable(mix(accent, '#000000', 0.2), accent, 6),
    '--focus': accent,
  };
};

const toCss = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** A salon's ground may be its accent in all but name; a page in black or white takes the template's color. */
const isColorful = (accent: string): boolean =>
  contrastRatio(accent, '#ffffff') < 18 && contrastRatio(accent, '#000000') < 18;

/**
 * The accent of a salon in the two themes of the app, and nothing else of its page: steps, fields and contrast of booking
 * are the same in every salon. The color becomes CSS here, so it is checked again.
 */
export const accentCss = (template: PageTemplate, colors: PageColors | null): string => {
  const own = hexColor.safeParse(colors?.accent);
  const seed = own.success && isColorful(own.data) ? own.data : templateAccents[template];
  return `:root{${toCss(light(seed))}}.dark{${toCss(dark(seed))}}`;
};
