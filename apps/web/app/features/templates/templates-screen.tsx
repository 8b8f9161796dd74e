import { type PageTemplate, pageTemplate } from '@ayna/contracts/core/salon-page';
import { ArrowUpRight } from 'lucide-react';
import { generatePath } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { CtaLink } from '../../parts/cta-link.tsx';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import { exampleSlugs } from '../../parts/template-examples.ts';
import { templatePictures } from '../../parts/template-pictures.ts';
import { templatePicture, templateWords } from '../../parts/template-words.texts.ts';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('templates', { title: texts.documentTitle, description: texts.description }, matches);

export default function TemplatesScreen() {
  return (
    <div className="self-start pt-8 pb-16 desk:pt-14">
      <h1 className="display text-display-l-phone tablet:text-display-l">{texts.title}</h1>
      <p className="mt-4 max-w-note text-head-18/7 text-ink-2">{texts.lead}</p>
      <ul className="mt-9 grid grid-cols-1 gap-x-6 gap-y-10 small:grid-cols-2 desk:mt-12">
        {pageTemplate.options.map((template) => (
          <TemplateCard key={template} template={template} />
        ))}
      </ul>
    </div>
  );
}

function TemplateCard({ template }: { readonly template: PageTemplate }) {
  const { name, for: whom } = templateWords[template];
  const { small, large } = templatePictures[template];
  const example = generatePath(paths.templateExample, { template: exampleSlugs[template] });
  return (
    <li className="flex flex-col overflow-hidden rounded-dialog bg-surface shadow-2 ring-1 ring-line dark:bg-raised">
      <a href={example} tabIndex={-1} aria-hidden="true" className="block">
        <img
          src={large}
          srcSet={`${small} 720w, ${large} 1120w`}
          sizes="(width >= 88rem) 650px, (width >= 37.5rem) 48vw, 92vw"
          width={1120}
          height={798}
          loading={template === 'flow' ? 'eager' : 'lazy'}
          decoding="async"
          alt={templatePicture(name)}
          className="block h-auto w-full"
        />
      </a>
      <div className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <h2 className="font-strong text-title-size">{name}</h2>
        <p className="text-lead-size text-muted">{whom}</p>
        <p className="mt-2 mb-5 text-ink-2">{texts.templates[template]}</p>
        <div className="mt-auto flex flex-wrap gap-3">
          <CtaLink
            to={`${paths.customTemplate}?sablon=${template}`}
            kind="primary"
            size="row"
            aria-label={texts.startOf(name)}
          >
            {texts.start}
          </CtaLink>
          <CtaLink to={example} kind="outline" size="row" aria-label={texts.openOf(name)} className="gap-2">
            {texts.open}
            <ArrowUpRight size={20} />
          </CtaLink>
        </div>
      </div>
    </li>
  );
}
