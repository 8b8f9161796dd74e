import { requireDevPages } from '../app/lib/require-dev-pages.ts';
import type { Section } from './section.ts';
import { texts } from './texts.ts';

const modules = import.meta.glob<{ section: Section }>('./sections/*.tsx', { eager: true });
const sections = Object.values(modules)
  .map(({ section }) => section)
  .toSorted((a, b) => a.title.localeCompare(b.title, 'tr'));

export const loader = requireDevPages;

export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

export default function DevPartsScreen() {
  return (
    <main className="mx-auto max-w-6xl p-6">
      <h1 className="display text-page-title">{texts.title}</h1>
      {sections.map(({ title, Show }) => (
        <section key={title} aria-label={title} className="mt-8 rounded-lg bg-surface p-5">
          <h2 className="mb-4 font-semibold text-title">{title}</h2>
          <Show />
        </section>
      ))}
    </main>
  );
}
