import { Calculator, FileChartColumn, FileDown, FileSpreadsheet, FileText, Plus, Repeat } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Transaction } from '../../data/finance.ts';
import { loadChunk } from '../../lib/load-chunk.ts';
import { saveFile } from '../../lib/save-file.ts';
import { openingState } from '../../lib/use-url-state.ts';
import { datesText } from '../../parts/day-range.ts';
import type { Days } from '../../parts/days.ts';
import { PageTour } from '../../parts/page-tour.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Menu } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { transactionsCsv } from './model/csv-export.ts';
import { RecurringDialog } from './recurring/recurring-dialog.tsx';
import { texts } from './texts.ts';

const { figures, filters, add } = texts.tour;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="accounting-figures"]', ...figures },
  { target: '[data-tour="accounting-filters"]', ...filters },
  { target: '[data-tour="accounting-add"]', ...add },
];

type Props = {
  readonly salonCode: string;
  readonly today: string;
  readonly transactions: readonly Transaction[] | undefined;
  readonly shown: Days;
};

export function Head({ salonCode, today, transactions, shown }: Props) {
  const { search } = useLocation();
  const { first, last } = shown;
  const [showsRules, setShowsRules] = useState(false);
  return (
    <header className="flex shrink-0 items-center gap-4 px-6 pt-4.5 pb-4 max-tablet:gap-2 max-tablet:px-4 max-tablet:py-2.5">
      <div className="min-w-0 flex-1">
        <h1 className="display truncate text-page-title max-tablet:text-page-title-phone">{texts.title}</h1>
        <p className="num mt-0.5 min-h-5 truncate text-muted max-tablet:sr-only">
          {transactions ? texts.sub(datesText(first, last), transactions.length) : texts.loading}
        </p>
      </div>
      <div className="flex flex-none items-center gap-2.5 max-tablet:gap-1">
        <PageTour
          tour="accounting"
          name={texts.tour.name}
          steps={tourSteps}
          isReady={transactions !== undefined}
        />
        <Button look="outline" isHead icon={Repeat} onPress={() => setShowsRules(true)}>
          <HeadLabel isRare label={texts.recurring.open} short={texts.short.recurring} />
        </Button>
        <ButtonLink to={paths.monthlyReport} look="outline" isHead icon={FileChartColumn}>
          <HeadLabel isRare label={texts.report} short={texts.short.report} />
        </ButtonLink>
        <ButtonLink to={paths.dayEnd} look="outline" isHead icon={Calculator}>
          <HeadLabel isRare label={texts.dayEnd} short={texts.short.dayEnd} />
        </ButtonLink>
        <ExportMenu transactions={transactions} shown={shown} />
        <span data-tour="accounting-add" className="grid">
          <ButtonLink to={{ pathname: paths.addTransaction, search }} state={openingState} isHead icon={Plus}>
            <HeadLabel label={texts.add} short={texts.short.add} />
          </ButtonLink>
        </span>
      </div>
      {showsRules && (
        <RecurringDialog salonCode={salonCode} today={today} close={() => setShowsRules(false)} />
      )}
    </header>
  );
}

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function ExportMenu({ transactions = [], shown: { first, last } }: Pick<Props, 'transactions' | 'shown'>) {
  const announce = () => showToast({ text: texts.exported(transactions.length) });
  const saveCsv = (): void => {
    saveFile(texts.file.name(first, last, 'csv'), transactionsCsv(transactions), 'text/csv;charset=utf-8');
    announce();
  };
  const saveXlsx = async (): Promise<void> => {
    try {
      const { transactionsWorkbook } = await loadChunk(() => import('./model/workbook.ts'));
      saveFile(texts.file.name(first, last, 'xlsx'), await transactionsWorkbook(transactions), xlsxType);
      announce();
    } catch (failure) {
      showFailure(failure);
    }
  };
  const items = [
    {
      id: 'xlsx',
      label: texts.exportKinds.xlsx,
      icon: FileSpreadsheet,
      onPress: () => void saveXlsx(),
    },
    { id: 'csv', label: texts.exportKinds.csv, icon: FileText, onPress: saveCsv },
  ];
  return (
    <Menu
      label={texts.export}
      trigger={
        <Button look="outline" isHead icon={FileDown} isDisabled={transactions.length === 0}>
          <HeadLabel isRare label={texts.export} short={texts.short.export} />
        </Button>
      }
      groups={[{ id: 'kinds', items }]}
    />
  );
}
