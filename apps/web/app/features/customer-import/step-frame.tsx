import type { ReactNode } from 'react';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { paths } from '../../paths.ts';
import { Steps } from './steps.tsx';
import { texts } from './texts.ts';

const from = { to: paths.customers, label: texts.from };

type Props = { readonly title: string; readonly step: number; readonly children: ReactNode };

/** The page around a step: on a desk the steps stand beside the title, on a phone below it. */
export function StepFrame({ title, step, children }: Props) {
  return (
    <>
      <BreadcrumbHead title={title} from={from} here={texts.title}>
        <div className="max-tablet:hidden">
          <Steps current={step} />
        </div>
      </BreadcrumbHead>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6">
        <div className="mt-1 mb-4 tablet:hidden">
          <Steps current={step} />
        </div>
        {children}
      </div>
    </>
  );
}
