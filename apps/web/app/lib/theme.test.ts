import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toTheme } from './theme.ts';
import { themeScript } from './theme-script.tsx';

test('the default is light, whatever else is kept', () => {
  expect(toTheme(null)).toBe('light');
  expect(toTheme('light')).toBe('light');
  expect(toTheme('dark')).toBe('dark');
  expect(toTheme('<script>')).toBe('light');
});

const classesAfter = (storage: { getItem: (key: string) => string | null }) => {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
  };
  runInNewContext(themeScript, {
    document: { documentElement: { classList } },
    localStorage: storage,
    addEventListener: () => undefined,
  });
  return [...classes];
};

test('the script puts the kept theme on the root', () => {
  expect(classesAfter({ getItem: (key) => (key === 'theme' ? 'dark' : null) })).toEqual(['dark']);
  expect(classesAfter({ getItem: () => null })).toEqual(['light']);
});

test('the script bears a browser that refuses to remember', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  expect(classesAfter({ getItem: refuse })).toEqual(['light']);
});

test('the script is a few bytes', () => {
  expect(themeScript.length).toBeLessThan(800);
});
