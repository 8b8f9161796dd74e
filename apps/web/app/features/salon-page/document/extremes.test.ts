import { gzipSync } from 'node:zlib';
import { type PageTemplate, pageTemplate } from '@ayna/contracts/core/salon-page';
import { describe, expect, it } from 'vitest';
import { extremeNames, extremes } from '../model/extremes.ts';
import type { PageData } from '../model/page-data.ts';
import { renderPage } from './render-page.ts';

const htmlOf = ({ salon, ...data }: PageData, template: PageTemplate): string =>
  renderPage(
    { ...data, salon: { ...salon, design: { ...salon.design, template } } },
    { origin: 'https://ayna.example', now: '2026-11-18T14:20:00' },
  ).html;

const voidTags = new Set(['meta', 'link', 'img', 'br', 'input', 'hr', '!doctype']);
const tag = /<(\/?)([a-zA-Z!][^\s/>]*)((?:[^>"]|"[^"]*")*?)(\/?)>/g;

/** What a browser would have to guess: tags that do not match, ids given twice, links to parts that are not there. */
const markupProblems = (html: string): readonly string[] => {
  const body = html.replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, '');
  const open: string[] = [];
  const problems: string[] = [];
  for (const [, end, name = '', , self] of body.matchAll(tag)) {
    if (voidTags.has(name.toLowerCase()) || self) continue;
    if (!end) open.push(name);
    else if (open.pop() !== name) problems.push(`</${name}> ends something else`);
  }
  const ids = [...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  const links = [...body.matchAll(/\shref="#([^"]*)"/g)].map(([, id = '']) => id);
  return [
    ...problems,
    ...open.map((name) => `<${name}> has no end`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} twice`),
    ...links.filter((id) => !ids.includes(id)).map((id) => `#${id} leads nowhere`),
  ];
};

describe.each(pageTemplate.options)('the template %s', (template) => {
  it.each(extremeNames)('stands a salon with %s', { timeout: 20_000 }, (name) => {
    const data: PageData = extremes[name];
    const html = htmlOf(data, template);
    expect(markupProblems(html)).toEqual([]);
    expect(html).not.toMatch(/undefined|NaN|\[object|>null</);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    for (const service of data.services) expect(html).toContain(service.name);
    for (const { lastname } of data.employees) expect(html).toContain(lastname);
    expect(html.match(/<img /g) ?? []).toHaveLength(data.photos.length);
    // The goal for a salon with 40 services.
    expect(gzipSync(html).length).toBeLessThan(40_000);
  });
});

it('sees markup that is broken', () => {
  expect(markupProblems('<p><b>x</p></b>')).not.toEqual([]);
  expect(markupProblems('<p>x')).toEqual(['<p> has no end']);
  expect(markupProblems('<i id="a"></i><i id="a"></i><a href="#b">x</a>')).toEqual([
    '#a twice',
    '#b leads nowhere',
  ]);
});
