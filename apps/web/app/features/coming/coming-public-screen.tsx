import type { PageHandle } from '../../lib/page-scripts.ts';
import { ComingPage, comingMeta } from './coming-page.tsx';

export const handle = { scripts: false } satisfies PageHandle;

export const meta = comingMeta;

export default ComingPage;
