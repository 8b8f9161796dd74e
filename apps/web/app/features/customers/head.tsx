import { FileDown, FileUp, UserPlus } from 'lucide-react';
import { useCustomerDownload } from '../../parts/customer-download.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
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

const onDesk = 'max-tablet:sr-only';
/** On a phone the actions are their icons. */
export function Head({ salonCode, sub, mayEdit, add, isReady }: Props) {
  const { download, isPending, question } = useCustomerDownload(salonCode);
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:gap-2 max-tablet:px-4 max-tablet:py-2.5">
      <div className="min-w-0 flex-1">
        <h1 className="display text-page-title max-tablet:truncate max-tablet:text-page-title-phone">
          {texts.title}
        </h1>
        <p className={`num mt-0.5 min-h-5 text-muted ${onDesk}`}>{sub}</p>
      </div>
      <div className="flex flex-none items-center gap-2.5 max-tablet:gap-2">
        <PageTour tour="customers" name={texts.tour.name} steps={tourSteps} isReady={isReady} />
        <Button look="outline" icon={FileDown} isPending={isPending} onPress={download}>
          <span className={onDesk}>{texts.export}</span>
        </Button>
        {question}
        {mayEdit && (
          <>
            <ButtonLink to={paths.customerImport} look="outline" icon={FileUp}>
              <span className={onDesk}>{texts.import}</span>
            </ButtonLink>
            <span data-tour="customer-add" className="grid">
              <Button icon={UserPlus} onPress={add}>
                <span className={onDesk}>{texts.add}</span>
              </Button>
            </span>
          </>
        )}
      </div>
    </header>
  );
}
