import type { PageHandle } from '../../lib/page-scripts.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';
import { Templates } from './templates.tsx';
import { texts } from './texts.ts';
import { Trades } from './trades.tsx';
import { Work } from './work.tsx';

export const handle = { scripts: false, criticalCss: true, constant: true } satisfies PageHandle;

export default function HomeScreen() {
  return (
    // At the top even while the rest is on its way: what is short, the frame would set in the middle.
    <div className="self-start">
      <title>{texts.documentTitle}</title>
      <meta name="description" content={texts.lead} />
      <Hero />
      <Trades />
      <Work />
      <Templates />
      <Steps />
      <Closing />
    </div>
  );
}
