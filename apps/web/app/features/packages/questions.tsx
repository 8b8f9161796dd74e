import { SectionTitle } from '../../parts/section-title.tsx';
import { texts } from './texts.ts';

const words = texts.questions;

export function Questions() {
  return (
    <section aria-labelledby="questions" className="pt-20 desk:pt-27.5">
      <SectionTitle id="questions">{words.title}</SectionTitle>
      <div className="mt-7 grid gap-x-14 gap-y-2 tablet:grid-cols-2 desk:mt-9">
        {words.items.map(({ title, text }) => (
          <div key={title} className="border-line-strong/45 border-t py-5">
            <h3 className="font-semibold text-head-20/6.75 tracking-s">{title}</h3>
            <p className="mt-1.5 text-muted text-title-s-size/6.25">{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
