import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import text from './documents/kvkk-aydinlatma-metni.md?raw';
import { legalData } from './legal-data.ts';
import { LegalPage } from './legal-page.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const loader = () => legalData(text);

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta(
    'dataNotice',
    { title: texts.documentTitle(texts.dataNotice.title), description: texts.dataNotice.description },
    matches,
  );

export default function DataNoticeScreen() {
  return <LegalPage {...useLoaderData<typeof loader>()} title={texts.dataNotice.title} />;
}
