import { CtaLink } from '../../parts/cta-link.tsx';
import { paths } from '../../paths.ts';
import { SectionTitle } from './section-title.tsx';
import { texts } from './texts.ts';

export function Closing() {
  return (
    <section
      aria-labelledby="closing"
      className="home-closing mt-20 grid items-center gap-8 rounded-[26px] px-6.5 py-11 text-white tablet:px-11 desk:mt-[110px] desk:grid-cols-[1fr_auto] desk:rounded-[32px] desk:px-16 desk:py-19"
    >
      <div>
        <SectionTitle id="closing">{texts.closing}</SectionTitle>
        <p className="mt-3 text-[1.125rem] text-murdum-100">{texts.closingText}</p>
      </div>
      <CtaLink
        to={paths.signUp}
        kind="quince"
        size="hero"
        className="justify-self-start max-narrow:justify-self-stretch"
      >
        {texts.createSalon}
      </CtaLink>
    </section>
  );
}
