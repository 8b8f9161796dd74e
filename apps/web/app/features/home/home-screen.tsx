import { displayFontPreloads } from '../../lib/font-preloads.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import { Steps } from './steps.tsx';
import { Templates } from './templates.tsx';
import { texts } from './texts.ts';
import { Trades } from './trades.tsx';
import { Work } from './work.tsx';

export const handle = { scripts: false } satisfies PageHandle;

export const links = () => displayFontPreloads;

export default function HomeScreen() {
  return (
    <div>
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
