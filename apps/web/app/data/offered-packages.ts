import { subscription } from '@ayna/contracts/subscription';
import { callFromServer } from '../lib/server-call.ts';
import type { PageReader } from './salon-page.ts';

/** Longer than the read takes, and shorter than a visitor waits. */
const timeoutMs = 5_000;

/** The packages on sale, smallest first, for the page that is rendered without the app's scripts. */
export const readPackages = (reader: PageReader) =>
  callFromServer({ ...reader, timeoutMs }, subscription.routes.packages, {});
