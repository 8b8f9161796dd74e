import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { CtaLink } from '../../parts/cta-link.tsx';
import { paths } from '../../paths.ts';
import flowSmall from './pictures/akis-720.webp?no-inline';
import flowLarge from './pictures/akis-1120.webp?no-inline';
import razorSmall from './pictures/ustura-720.webp?no-inline';
import razorLarge from './pictures/ustura-1120.webp?no-inline';
import { SectionTitle } from './section-title.tsx';
import { texts } from './texts.ts';

const templates = [
  { ...texts.flow, small: flowSmall, large: flowLarge },
  { ...texts.razor, small: razorSmall, large: razorLarge },
];

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
      <div className="mt-7 grid grid-cols-1 gap-5 small:grid-cols-2 desk:mt-12">
        {templates.map((template) => (
          <Template key={template.name} {...template} />
        ))}
      </div>
    </section>
  );
}

function Template(template: (typeof templates)[number]) {
  return (
    <Link
      to={paths.templates}
      className="group block overflow-hidden rounded-dialog bg-surface shadow-2 ring-1 ring-line transition-shadow duration-200 hover:shadow-3 dark:bg-raised"
    >
      <img
        src={template.large}
        srcSet={`${template.small} 720w, ${template.large} 1120w`}
        sizes="(width >= 88rem) 650px, (width >= 37.5rem) 48vw, 92vw"
        width={1120}
        height={798}
        loading="lazy"
        decoding="async"
        alt={template.picture}
        className="block h-auto w-full"
      />
      <span className="flex items-center gap-3 px-5 pt-4 pb-4.5">
        <span className="flex-1">
          <b className="block font-semibold">{template.name}</b>
          <span className="text-lead-size text-muted">{template.for}</span>
        </span>
        <ArrowUpRight size={22} className="shrink-0" />
      </span>
    </Link>
  );
}
