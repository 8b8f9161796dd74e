import { texts } from '../../texts.ts';
import type { TemplateProps } from './parts.tsx';
import { type SectionTitles, sectionIds } from './section-ids.ts';

const linked = ['services', 'team', 'photos', 'reviews'] as const;

/** The links at the top: what the page has, and always the address. */
export function Navigation({ model, titles }: TemplateProps & { readonly titles: SectionTitles }) {
  const names = [...model.sections.filter((name) => linked.some((one) => one === name)), 'visit' as const];
  return (
    <nav aria-label={texts.sections} className="only-wide">
      {names.map((name) => (
        <a key={name} href={`#${sectionIds[name]}`}>
          {titles[name]}
        </a>
      ))}
    </nav>
  );
}
