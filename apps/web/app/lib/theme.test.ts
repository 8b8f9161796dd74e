import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeColors, toTheme } from './theme.ts';
import { themeScript } from './theme-script.tsx';

test('the default is light, whatever else is kept', () => {
  expect(toTheme(null)).toBe('light');
  expect(toTheme('light')).toBe('light');
  expect(toTheme('dark')).toBe('dark');
  expect(toTheme('<script>')).toBe('light');
});

const themeAfter = (storage: { getItem: (key: string) => string | null }) => {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
  };
  const bar = { content: '' };
  runInNewContext(themeScript, {
    document: { documentElement: { classList }, querySelector: () => bar },
    localStorage: storage,
    addEventListener: () => undefined,
  });
  return { classes: [...classes], bar: bar.content };
};

test('the script puts the kept theme on the root and on the bar of a phone', () => {
  expect(themeAfter({ getItem: (key) => (key === 'theme' ? 'dark' : null) })).toEqual({
    classes: ['dark'],
    bar: themeColors.dark,
  });
  expect(themeAfter({ getItem: () => null })).toEqual({ classes: ['light'], bar: themeColors.light });
});

test('the script bears a browser that refuses to remember', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  expect(themeAfter({ getItem: refuse }).classes).toEqual(['light']);
});

test('the script is a few bytes', () => {
  expect(themeScript.length).toBeLessThan(800);
});
