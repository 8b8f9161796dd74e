import { paths } from '../paths.ts';
import { CtaLink } from './cta-link.tsx';
import { SectionTitle } from './section-title.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Where it leads: without one, to the sign-up. */
  readonly to?: string;
};

/** The end of a public page: what it asks of its reader. */
export function ClosingBand({ title, text, action, to = paths.signUp }: Props) {
  return (
    <section
      aria-labelledby="closing"
      className="closing-band mt-20 grid items-center gap-8 rounded-[26px] px-6.5 py-11 text-white tablet:px-11 desk:mt-27.5 desk:grid-cols-fill-auto desk:rounded-[32px] desk:px-16 desk:py-19"
    >
      <div>
        <SectionTitle id="closing">{title}</SectionTitle>
        <p className="mt-3 text-head-18 text-murdum-100">{text}</p>
      </div>
      <CtaLink
        to={to}
        kind="quince"
        size="hero"
        className="justify-self-start max-narrow:justify-self-stretch"
      >
        {action}
      </CtaLink>
    </section>
  );
}
