import type { PageColors } from '@ayna/contracts/core/salon-page';
import { isReadable } from '@ayna/domain/contrast';
import { accentTextColor, linkColor } from '@ayna/domain/page-colors';

type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** So much of the first color, the rest of the other. */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  return `#${from
    .map((value, index) => Math.round(value * share + (to[index] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** The faintest mix of the text into its grounds that can still be read on all of them. */
const mutedText = (text: string, grounds: readonly string[]): string => {
  for (let share = 0.66; share < 1; share += 0.04) {
    const muted = mix(text, grounds[0] ?? text, share);
    if (grounds.every((ground) => isReadable(muted, ground))) return muted;
  }
  return text;
};

/** The variables of every template, from the colors that a salon chose. */
export const colorVariables = (colors: PageColors): Readonly<Record<string, string>> => {
  const { ground, text, accent } = colors;
  const isDark = isReadable(ground, '#ffffff');
  const lighter = mix(ground, '#ffffff', isDark ? 0.93 : 0.35);
  const card = isReadable(text, lighter) ? lighter : ground;
  const link = linkColor(colors);
  return {
    'color-scheme': isDark ? 'dark' : 'light',
    '--bg': ground,
    '--card': card,
    '--tx': text,
    '--mu': mutedText(text, [ground, card]),
    '--ln': mix(text, ground, 0.18),
    '--ac': accent,
    '--on': accentTextColor(colors),
    '--at': isReadable(link, card) ? link : text,
    '--so': mix(accent, ground, 0.12),
    '--fo': text,
    // The light of Backstage's bulbs, where it is written with.
    '--glow': text,
  };
};
