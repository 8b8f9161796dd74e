import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@ayna/kernel/testkit/process';
import type { Browser } from '../../e2e/support/chromium.ts';
import { readPageText } from './page-text.ts';

type Options = {
  /** With the pictures of the page, which are then served beside it. */
  readonly pictures?: boolean;
};

/** Serves a bare page with the text of this one. */
export const startBarePage = async (
  browser: Browser,
  address: string,
  { pictures = false }: Options = {},
) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-bare-'));
  const file = join(folder, 'body.html');
  writeFileSync(file, await readPageText(browser, address, { pictures }));
  const bare = await startProcess(join(import.meta.dirname, 'bare-page.ts'), {
    BARE_BODY: file,
    PRODUCT_URL: new URL(address).origin,
  });
  rmSync(folder, { recursive: true });
  return bare;
};
