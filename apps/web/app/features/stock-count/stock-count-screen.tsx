import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { MetaDescriptor } from 'react-router';
import { type CountItem, countSheetQuery } from '../../data/inventory.ts';
import { useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { RequireInventoryRight } from '../../parts/require-inventory-right.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Result } from './result.tsx';
import { texts, urlWords } from './texts.ts';
import { useCount } from './use-count.ts';
import { Walk } from './walk.tsx';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

type Step = keyof typeof urlWords.steps;

const params = { step: wordParam<Step>(urlWords.step, urlWords.steps) };

/** A walk through the shelf, one product after the other, that ends with the differences. */
export default function StockCountScreen() {
  return (
    <RequireInventoryRight page={texts.title} head={null}>
      {(salonCode) => <Loaded key={salonCode} salonCode={salonCode} />}
    </RequireInventoryRight>
  );
}

const from = { to: paths.inventory, label: texts.list };

function Loaded({ salonCode }: { readonly salonCode: string }) {
  const sheet = useQuery(countSheetQuery(salonCode));
  if (sheet.data && sheet.data.length > 0) return <Counting salonCode={salonCode} items={sheet.data} />;
  return (
    <>
      <BreadcrumbHead title={texts.title} from={from} here={texts.here} />
      <div className="px-6 max-tablet:px-4">
        {sheet.data && (
          <EmptyState
            title={texts.empty.title}
            text={texts.empty.text}
            action={
              <ButtonLink to={paths.addProduct} icon={Plus}>
                {texts.empty.add}
              </ButtonLink>
            }
          />
        )}
        {!sheet.data && sheet.error && (
          <LoadFailure
            title={texts.failed}
            text={sheet.error.message}
            retry={texts.retry}
            onRetry={() => void sheet.refetch()}
          />
        )}
        {!sheet.data && !sheet.error && (
          <SkeletonArea>
            <Skeleton className="h-96 w-full max-w-120 rounded-card" />
          </SkeletonArea>
        )}
      </div>
    </>
  );
}

type CountingProps = { readonly salonCode: string; readonly items: readonly CountItem[] };

function Counting({ salonCode, items }: CountingProps) {
  const count = useCount(salonCode);
  const { values, push } = useUrlState(params, {});
  if (values.step === 'result')
    return <Result salonCode={salonCode} items={items} {...count} goOn={() => push({ step: 'walk' })} />;
  return <Walk items={items} {...count} finish={() => push({ step: 'result' })} />;
}
