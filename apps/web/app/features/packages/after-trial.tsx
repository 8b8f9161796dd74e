import { NumberedSteps } from '../../parts/numbered-steps.tsx';
import { SectionTitle } from '../../parts/section-title.tsx';
import { texts } from './texts.ts';

const words = texts.after;

/** Said before anybody begins: what is free, for how long, and what then. */
export function AfterTrial() {
  return (
    <section aria-labelledby="after-trial" className="pt-20 desk:pt-27.5">
      <SectionTitle id="after-trial">{words.title}</SectionTitle>
      <NumberedSteps steps={words.steps} />
    </section>
  );
}
