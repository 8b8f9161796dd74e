import { SectionTitle } from './section-title.tsx';
import { texts } from './texts.ts';

export function Steps() {
  return (
    <section aria-labelledby="ready" className="pt-20 desk:pt-[110px]">
      <SectionTitle id="ready">{texts.ready}</SectionTitle>
      <ol className="mt-7 grid border-ink border-t-[1.5px] tablet:grid-cols-3 desk:mt-11">
        {texts.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-line py-4.5 max-tablet:border-b tablet:pt-6 tablet:pr-8 tablet:pb-0"
          >
            <div aria-hidden="true" className="display text-[2.75rem]/12 text-accent">
              {index + 1}
            </div>
            <h3 className="font-semibold text-[1.25rem]/[1.6875rem] tracking-[-0.01em]">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
