import type { PersonalSection } from '@ayna/contracts/privacy';
import { texts } from './texts.ts';

const words = texts.myData.file;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const valueText = (value: PersonalSection['rows'][number][string]): string => {
  if (value === null || value === undefined || value === '') return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return escape(String(value));
};

const rowText = (row: PersonalSection['rows'][number]): string =>
  `<dl>${Object.entries(row)
    .map(([label, value]) => `<dt>${escape(label)}</dt><dd>${valueText(value)}</dd>`)
    .join('')}</dl>`;

const sectionText = ({ title, rows }: PersonalSection): string =>
  `<h2>${escape(title)}</h2>${rows.length === 0 ? `<p>${words.nothing}</p>` : rows.map(rowText).join('')}`;

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#221d1a}
h2{margin:2rem 0 .5rem}dl{display:grid;grid-template-columns:minmax(8rem,1fr) 2fr;gap:.25rem 1rem;margin:0 0 1rem;
padding:.75rem 1rem;border:1px solid #ddd6d0;border-radius:.75rem}dt{color:#6b625c}dd{margin:0;overflow-wrap:anywhere;
white-space:pre-line}`;

/** A page that opens on any phone without a network: nothing in it is loaded from elsewhere. */
export const toDataPage = (sections: readonly PersonalSection[], day: string): string =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${style}</style></head><body><h1>${words.title}</h1><p>${escape(words.made(day))}</p>
${sections.map(sectionText).join('\n')}</body></html>`;
