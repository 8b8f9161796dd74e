import { type PageTemplate, pageTemplate } from '@ayna/contracts/core/salon-page';
import { ArrowUpRight } from 'lucide-react';
import { generatePath, Link } from 'react-router';
import { CtaLink } from '../../parts/cta-link.tsx';
import { SectionTitle } from '../../parts/section-title.tsx';
import { exampleSlugs } from '../../parts/template-examples.ts';
import { templatePictures } from '../../parts/template-pictures.ts';
import { templatePicture, templateWords } from '../../parts/template-words.texts.ts';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

export function Templates() {
  return (
    <section aria-labelledby="templates" className="pt-20 desk:pt-27.5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <SectionTitle id="templates" className="min-w-70 flex-1">
          {texts.templates}
        </SectionTitle>
        <CtaLink to={paths.templates} kind="outline" size="hero">
          {texts.seeTemplates}
        </CtaLink>
      </div>
      <ul className="mt-7 grid grid-cols-1 gap-5 small:grid-cols-2 desk:mt-12 desk:grid-cols-3">
        {pageTemplate.options.map((template) => (
          <Template key={template} template={template} />
        ))}
      </ul>
    </section>
  );
}

function Template({ template }: { readonly template: PageTemplate }) {
  const { name, for: whom } = templateWords[template];
  const { small, large } = templatePictures[template];
  return (
    <li>
      <Link
        to={generatePath(paths.templateExample, { template: exampleSlugs[template] })}
        reloadDocument
        className="group block overflow-hidden rounded-dialog bg-surface shadow-2 ring-1 ring-line transition-shadow duration-200 hover:shadow-3 dark:bg-raised"
      >
        <img
          src={large}
          srcSet={`${small} 720w, ${large} 1120w`}
          sizes="(width >= 88rem) 427px, (width >= 64rem) 31vw, (width >= 37.5rem) 46vw, 92vw"
          width={1120}
          height={798}
          loading="lazy"
          decoding="async"
          alt={templatePicture(name)}
          className="block h-auto w-full"
        />
        <span className="flex items-center gap-3 px-5 pt-4 pb-4.5">
          <span className="flex-1">
            <b className="block font-semibold">{name}</b>
            <span className="text-lead-size text-muted">{whom}</span>
          </span>
          <ArrowUpRight size={22} className="shrink-0" />
        </span>
      </Link>
    </li>
  );
}
