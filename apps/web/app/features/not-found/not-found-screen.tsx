import { data } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { NotFound } from '../../parts/not-found.tsx';

export const handle = { scripts: false } satisfies PageHandle;

/** Answers 404 without throwing: a mistyped address is no error of ours to log. */
export const loader = () => data(null, { status: 404 });

export default NotFound;
