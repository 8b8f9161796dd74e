import { pageTemplate } from '@ayna/contracts/core/salon-page';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../model/page-data.ts';
import { sampleData } from '../model/sample.ts';
import { renderPage } from './render-page.ts';

const wrappers = [
  (code: string) => `<script>${code}</script>`,
  (code: string) => `"><script>${code}</script>`,
  (code: string) => `'><img src=x onerror=${code}>`,
  (code: string) => `<svg/onload=${code}>`,
  (code: string) => `</title></style></textarea><script>${code}</script>`,
  (code: string) => `</script><script>${code}//`,
  (code: string) => `<!--><img src onerror=${code}>-->`,
  (code: string) => `" onmouseover="${code}" x="`,
  (code: string) => `' autofocus onfocus='${code}`,
  (code: string) => `javascript:${code}`,
  (code: string) => `<style>*{background:url(javascript:${code})}</style>`,
  (code: string) => `}</style><iframe srcdoc="<script>${code}</script>">`,
  (code: string) => `<a href="data:text/html,${code}">`,
  (code: string) => `<math><mtext></p><style><img title="</style><img src onerror=${code}>">`,
  (code: string) => `\u2028${code}\u2029<base href=//evil.example>`,
  (code: string) => `&lt;script&gt;${code}&#60;/script&#62;`,
];
const codes = ['alert(1)', 'alert`1`', 'top.x=1', '{{7*7}}', '${7*7}'];
const payloads = codes.flatMap((code) => wrappers.map((wrap) => wrap(code)));

/** Every text of the page is the payload. Codes, dates, colors and addresses of pictures are checked by their schemas. */
const filledWith = (text: string): PageData => {
  const data = sampleData({ services: 2, employees: 2, photos: 2, reviews: 2 });
  const { salon } = data;
  return {
    ...data,
    salon: {
      ...salon,
      name: text,
      path: text,
      phone: text,
      whatsapp: text,
      instagram: text,
      facebook: text,
      tiktok: text,
      address: text,
      district: text,
      provinceName: text,
      description: text,
      closedDays: [{ from: '2026-12-01', to: '2026-12-02', reason: text }],
      holidaysAhead: [{ date: '2027-01-01', name: text, startsAt: null }],
      design: { ...salon.design, slogan: text, intro: text, servicesNote: text, teamNote: text },
    },
    services: data.services.map((service) => ({ ...service, name: text, description: text })),
    employees: data.employees.map((employee) => ({ ...employee, name: text, lastname: text, title: text })),
    photos: data.photos.map((photo) => ({ ...photo, caption: text })),
    content: {
      ...data.content,
      announcements: data.content.announcements.map((one) => ({ ...one, title: text, text })),
      reviews: data.content.reviews.map((one) => ({
        ...one,
        name: text,
        serviceName: text,
        text,
        answer: text,
      })),
    },
    types: data.types.map((type) => ({
      ...type,
      name: text,
      categories: type.categories.map((one) => ({ ...one, name: text })),
    })),
  };
};

const element = /<(\/?[a-zA-Z!][^\s>]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/g;

/** All tags with the names of their attributes: what a browser would make of the page. */
const skeletonOf = (html: string): string =>
  [...html.matchAll(element)]
    .map(([, tag, attributes = '']) => `${tag} ${attributes.replaceAll(/="[^"]*"/g, '')}`)
    .join('\n');

const render = (data: PageData, template: (typeof pageTemplate.options)[number]) =>
  renderPage(
    { ...data, salon: { ...data.salon, design: { ...data.salon.design, template } } },
    { origin: 'https://ayna.example', now: '2026-11-18T14:20:00' },
  );

describe.each(pageTemplate.options)('the template %s', (template) => {
  const harmless = render(filledWith('Nehir'), template);

  it(`has no element or attribute more with any of ${payloads.length} payloads in every text`, {
    timeout: 20_000,
  }, () => {
    expect(payloads).toHaveLength(80);
    const wanted = skeletonOf(harmless.html);
    for (const payload of payloads) {
      const { html, policy } = render(filledWith(payload), template);
      expect(skeletonOf(html), payload).toBe(wanted);
      // Styles and scripts are those of the template: their hashes have not changed.
      expect(policy).toBe(harmless.policy);
      for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
        expect(address, payload).toMatch(/^(?:\/|#|https:\/\/|tel:\+?\d*$)/);
      const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
      expect(JSON.parse(json).name).toBe(payload);
    }
  });
});

it('sees an element that should not be there', () => {
  expect(skeletonOf('<p class="a">x</p>')).not.toBe(skeletonOf('<p class="a"><b>x</b></p>'));
  expect(skeletonOf('<p class="a">x</p>')).not.toBe(skeletonOf('<p class="a" onclick="x">x</p>'));
});
