import { CallError } from '@ayna/contracts/core/client';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { readPageSalon } from '../../data/salon-page.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { visitorOf } from '../../lib/server-call.ts';
import { NotFound } from '../../parts/not-found.tsx';
import { salonPagePath } from '../../parts/salon-page-url.ts';

export const handle = { scripts: false } satisfies PageHandle;

/** What the address of a salon looks like; nothing else is asked for. */
const shortLink = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * An address that is none of the product's may be a salon's short one: /akis-kuafor. All others answer 404 without
 * throwing, since a mistyped address is no error of ours to log.
 */
export const loader = async ({ request, params }: LoaderFunctionArgs) => {
  const path = params['*'] ?? '';
  const missing = data(null, { status: 404 });
  if (!shortLink.test(path) || path.length > 60) return missing;
  const reader = { apiUrl: settingsOf(process.env).apiUrl, visitor: visitorOf(request) };
  try {
    const salon = await readPageSalon(reader, path);
    return redirect(salonPagePath(salon.path));
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return missing;
    throw error;
  }
};

export default NotFound;
