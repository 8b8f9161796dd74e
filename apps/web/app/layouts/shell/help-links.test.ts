import { generatePath } from 'react-router';
import { expect, test } from 'vitest';
import { answers } from '../../parts/help/answers.ts';
import { paths } from '../../paths.ts';
import { helpedPages, helpPathOf } from './help-links.ts';

const slugs = answers.map(({ slug }) => slug);

test.each(Object.entries(helpedPages))(
  'the question mark of %s leads to an answer that exists',
  (page, slug) => {
    const path = generatePath(paths[page as keyof typeof paths], { code: 'C-1', salonCode: 'S-1' });
    expect(slugs).toContain(slug);
    expect(helpPathOf(path)).toBe(`/yardim/${slug}`);
    // As a browser spells its letters.
    expect(helpPathOf(encodeURI(path))).toBe(`/yardim/${slug}`);
  },
);

test('every other screen of a salon leads to all answers, and no other page has a question mark', () => {
  expect(helpPathOf(paths.reviews)).toBe(paths.help);
  for (const path of [paths.panel, paths.panelUsers, paths.myAppointments, paths.home])
    expect(helpPathOf(path)).toBeUndefined();
});
