import { CallError } from '@ayna/contracts/core/client';
import { data, type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import { readPackages } from '../../data/offered-packages.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { visitorOf } from '../../lib/server-call.ts';
import { periodWords } from '../../parts/checkout-path.ts';
import { CtaLink } from '../../parts/cta-link.tsx';
import { paths } from '../../paths.ts';
import { Notice } from '../../ui/notice.tsx';
import { AfterTrial } from './after-trial.tsx';
import { Comparison } from './comparison.tsx';
import { PackageCards } from './package-cards.tsx';
import { PeriodLinks } from './period-links.tsx';
import { Questions } from './questions.tsx';
import { commonSaving } from './saving.ts';
import { SmallPrint } from './small-print.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false } satisfies PageHandle;

export const meta = (): MetaDescriptor[] => [
  { title: texts.documentTitle },
  { name: 'description', content: texts.description },
];

/** Prices come from the server's rows or not at all: an old one would be a promise. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const isYearly = new URL(request.url).searchParams.get('donem') === periodWords.yearly;
  const period = isYearly ? 'yearly' : 'monthly';
  try {
    const packages = await readPackages({
      apiUrl: settingsOf(process.env).apiUrl,
      visitor: visitorOf(request),
    });
    return data({ period, packages } as const);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return data({ period, packages: null } as const, { status: 503 });
  }
};

export default function PackagesScreen() {
  const { period, packages } = useLoaderData<typeof loader>();
  if (packages === null) return <Failed />;
  return (
    <div className="self-start pt-8 pb-16 desk:pt-12">
      <h1 className="display max-w-[12em] text-display-xl-phone desk:text-display-xl-narrow">
        {texts.title}
      </h1>
      <p className="mt-6 max-w-[34em] text-head-18/7 text-ink-2 desk:text-head-20/7.75">{texts.lead}</p>
      <p className="mt-3 font-strong text-accent-ink">{texts.trial}</p>
      {packages.length === 0 ? (
        <NoPackages />
      ) : (
        <>
          <PeriodLinks period={period} saving={commonSaving(packages)} />
          <PackageCards packages={packages} period={period} />
          <Comparison packages={packages} />
        </>
      )}
      <AfterTrial />
      <Questions />
      <SmallPrint />
    </div>
  );
}

function Failed() {
  return (
    <div role="alert" className="py-16">
      <Notice title={texts.failed} text={texts.failedText}>
        <CtaLink to={paths.packages} kind="outline" size="row" reloadDocument>
          {texts.retry}
        </CtaLink>
      </Notice>
    </div>
  );
}

function NoPackages() {
  return (
    <div className="mt-10 grid justify-items-start gap-4 rounded-panel bg-surface p-7 ring-1 ring-line dark:bg-raised">
      <h2 className="font-semibold text-head-20">{texts.none}</h2>
      <p className="text-muted">{texts.noneText}</p>
      <CtaLink to={paths.signUp} kind="primary" size="row">
        {texts.createSalon}
      </CtaLink>
    </div>
  );
}
