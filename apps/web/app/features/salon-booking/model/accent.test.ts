import { contrastRatio } from '@ayna/domain/contrast';
import { describe, expect, it } from 'vitest';
import { accentCss } from './accent.ts';

const templates = ['flow', 'razor', 'bloom', 'polish', 'clear', 'backstage'] as const;

const themes = (css: string) =>
  [/:root\{([^}]*)\}/, /\.dark\{([^}]*)\}/].map((pattern) =>
    Object.fromEntries((pattern.exec(css)?.[1] ?? '').split(';').map((line) => line.split(':'))),
  ) as Record<string, string>[];

const grounds = ['#ffffff', '#0f1717'];
const colorsOf = (accent: string) => ({ ground: '#ffffff', text: '#000000', accent });

describe("the accent of a salon's booking", () => {
  const cases = [
    ...templates.map((template) => [template, accentCss(template, null)] as const),
    ...['#ffe14d', '#00e5ff', '#39ff14', '#2b0a3d', '#777777'].map(
      (accent) => [accent, accentCss('flow', colorsOf(accent))] as const,
    ),
  ];
  it.each(cases)('%s can be read in both themes', (_name, css) => {
    for (const [index, theme] of themes(css).entries()) {
      const ground = grounds[index] ?? '';
      const accent = theme['--accent'] ?? '';
      expect(contrastRatio(accent, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(theme['--on-accent'] ?? '', accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(theme['--on-accent'] ?? '', theme['--accent-hover'] ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
      for (const soft of ['--accent-soft', '--accent-soft-2'])
        expect(contrastRatio(theme['--accent-ink'] ?? '', theme[soft] ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(theme['--focus'] ?? '', ground)).toBeGreaterThanOrEqual(3);
    }
  });

  it('takes no text for a color', () => {
    expect(accentCss('flow', colorsOf('red}body{display:none'))).toBe(accentCss('flow', null));
  });

  it('leaves white and black to the template', () => {
    for (const accent of ['#ffffff', '#000000', '#fefefe'])
      expect(accentCss('razor', colorsOf(accent))).toBe(accentCss('razor', null));
  });
});
