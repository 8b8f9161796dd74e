import { FileDown, FileUp, UserPlus } from 'lucide-react';
import { useCustomerDownload } from '../../parts/customer-download.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { texts } from './texts.ts';

const { search, filters, row, add } = texts.tour;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="customer-search"]', ...search },
  { target: '[data-tour="customer-filters"]', ...filters },
  { target: '[data-customer]', ...row },
  { target: '[data-tour="customer-add"]', ...add },
];

type Props = {
  readonly salonCode: string;
  readonly sub: string;
  readonly mayEdit: boolean;
  readonly add: () => void;
  readonly isReady: boolean;
};

/** On a phone the actions are their icons, each with a short word. */
export function Head({ salonCode, sub, mayEdit, add, isReady }: Props) {
  const { download, isPending, question } = useCustomerDownload(salonCode);
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:gap-2 max-tablet:px-4 max-tablet:py-2.5">
      <div className="min-w-0 flex-1">
        <h1 className="display truncate text-page-title max-tablet:text-page-title-phone">{texts.title}</h1>
        <p className="num mt-0.5 min-h-5 truncate text-muted max-tablet:sr-only">{sub}</p>
      </div>
      <div className="flex flex-none items-center gap-2.5 max-tablet:gap-1">
        <PageTour tour="customers" name={texts.tour.name} steps={tourSteps} isReady={isReady} />
        <Button look="outline" isHead icon={FileDown} isPending={isPending} onPress={download}>
          <HeadLabel isRare label={texts.export} short={texts.short.export} />
        </Button>
        {question}
        {mayEdit && (
          <>
            <ButtonLink to={paths.customerImport} look="outline" isHead icon={FileUp}>
              <HeadLabel isRare label={texts.import} short={texts.short.import} />
            </ButtonLink>
            <span data-tour="customer-add" className="grid">
              <Button isHead icon={UserPlus} onPress={add}>
                <HeadLabel label={texts.add} short={texts.short.add} />
              </Button>
            </span>
          </>
        )}
      </div>
    </header>
  );
}
