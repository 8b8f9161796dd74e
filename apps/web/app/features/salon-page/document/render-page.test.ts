import type { SalonType } from '@ayna/contracts/catalog';
import { type PageTemplate, pageTemplate } from '@ayna/contracts/core/salon-page';
import { describe, expect, it } from 'vitest';
import type { PageData } from '../model/page-data.ts';
import { salonTypesInOrder, sampleData } from '../model/sample.ts';
import { renderPage, safeJson } from './render-page.ts';

const options = { origin: 'https://ayna.example', now: '2026-11-18T14:20:00' };
const templates = pageTemplate.options;

const inTemplate = (data: PageData, template: PageTemplate, type: SalonType = data.salon.type): PageData => ({
  ...data,
  salon: { ...data.salon, type, design: { ...data.salon.design, template } },
});

const nothing = sampleData(
  { services: 0, employees: 0, photos: 0, reviews: 0, announcements: 0 },
  { description: '', whatsapp: null, instagram: null, position: null, openingHours: [], holidaysAhead: [] },
);

describe.each(templates)('the template %s', (template) => {
  const html = (data: PageData) => renderPage(inTemplate(data, template), options).html;

  it('shows services, hours, the address and the telephone number without a script', () => {
    const page = html(sampleData());
    const { salon, services, employees } = sampleData();
    for (const { name } of services) expect(page).toContain(name);
    for (const { lastname } of employees) expect(page).toContain(lastname);
    for (const text of ['10:00 – 20:00', salon.address, '0216 418 20 36', 'tel:+902164182036', '₺450'])
      expect(page).toContain(text);
    expect(page).toContain('Şu an açık, 20:00’ye kadar');
    expect(page).toContain('href="/salon/nehir-sac-atolyesi/randevu"');
  });

  it('opens photos that are not in sight on demand', () => {
    expect(html(sampleData({ photos: 60 }))).toContain('<details');
  });

  it('stands with nothing filled in, and for every kind of salon', () => {
    for (const type of salonTypesInOrder) {
      const page = renderPage(inTemplate(nothing, template, type), options).html;
      expect(page).toContain('0216 418 20 36');
      expect(page).toContain('Şu an kapalı');
      for (const id of ['hizmetler', 'ekip', 'fotograflar', 'yorumlar', 'duyuru', 'hakkimizda'])
        expect(page).not.toContain(`id="${id}"`);
      expect(page).not.toMatch(/undefined|NaN|\[object|null/);
    }
  });

  it('offers a call where nobody can book online, and neither in a preview', () => {
    const page = html(sampleData({}, { onlineBooking: false }));
    expect(page).not.toContain('/randevu');
    expect(page).toContain('0216 418 20 36 numarasını arayın');
    const preview = renderPage(inTemplate(sampleData(), template), { ...options, notice: 'preview' });
    expect(preview.html).not.toContain('/randevu');
    expect(preview.html).toContain('noindex');
    expect(preview.policy).toContain("frame-ancestors 'self'");
  });

  it('puts the sections in the order of the salon and leaves hidden ones out', () => {
    const data = sampleData({ reviews: 5 });
    const sections = [
      { name: 'reviews' as const, shown: true },
      { name: 'team' as const, shown: false },
      { name: 'services' as const, shown: true },
    ];
    const page = html({ ...data, salon: { ...data.salon, design: { ...data.salon.design, sections } } });
    expect(page.indexOf('id="yorumlar"')).toBeLessThan(page.indexOf('id="hizmetler"'));
    expect(page.indexOf('id="hizmetler"')).toBeLessThan(page.indexOf('id="adres"'));
    expect(page).not.toContain('id="ekip"');
  });

  it('carries no style attribute and no handler, which the policy would refuse', () => {
    const body = html(sampleData({ reviews: 5 })).replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '');
    expect(body).not.toMatch(/\sstyle=|\son[a-z]+=/);
  });
});

it('paints with the colors of the salon only if they are colors', () => {
  const withColors = (accent: string) => {
    const data = sampleData();
    const colors = { ground: '#fff6e8', text: '#33210b', accent };
    return renderPage(
      { ...data, salon: { ...data.salon, design: { ...data.salon.design, colors } } },
      options,
    ).html;
  };
  expect(withColors('#a04a00')).toContain('--ac:#a04a00');
  expect(withColors('red}</style><script>')).not.toContain('<script>red');
  expect(withColors('red}</style><script>')).not.toContain('--ac:red');
});

it('writes JSON in which no tag can end', () => {
  expect(safeJson({ name: '</script><!--' })).toBe(String.raw`{"name":"\u003c/script>\u003c!--"}`);
});
