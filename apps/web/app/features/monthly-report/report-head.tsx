import { FileDown, FileSpreadsheet, Printer } from 'lucide-react';
import { loadChunk } from '../../lib/load-chunk.ts';
import { DownloadButton } from '../../parts/download-button.tsx';
import { MonthStep } from '../../parts/month-step.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { isEmptyReport } from './model/report.ts';
import type { ReportPaper } from './pdf/draw-report.ts';
import { texts, urlWords } from './texts.ts';

const { month: monthStep, figures, days, files } = texts.tour.steps;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="report-month"]', ...monthStep },
  { target: '[data-tour="report-figures"]', ...figures },
  { target: '[data-tour="report-days"]', ...days },
  { target: '[data-tour="report-files"]', ...files },
];

type Props = {
  readonly month: string;
  readonly thisMonth: string;
  /** Undefined until everything that it says has come. */
  readonly paper: ReportPaper | undefined;
};

const addressOf = (month: string): string => `?${new URLSearchParams({ [urlWords.month]: month })}`;

export function ReportHead({ month, thisMonth, paper }: Props) {
  return (
    <PageHead title={texts.title} sub={<span className="max-tablet:sr-only">{texts.sub}</span>}>
      <PageTour
        tour="monthly-report"
        name={texts.tour.name}
        steps={tourSteps}
        isReady={paper !== undefined && !isEmptyReport(paper.report)}
      />
      <MonthStep month={month} last={thisMonth} addressOf={addressOf} tour="report-month" />
      <Files month={month} paper={paper} />
    </PageHead>
  );
}

function Files({ month, paper }: Pick<Props, 'month' | 'paper'>) {
  const isDisabled = !paper || isEmptyReport(paper.report);
  const makeWorkbook = async () => {
    const { reportWorkbook } = await loadChunk(() => import('./model/workbook.ts'));
    if (!paper) throw new Error('makeWorkbook: no report yet');
    return reportWorkbook(paper.report, paper.salon);
  };
  const makePdf = async () => {
    const { reportFile } = await loadChunk(() => import('./pdf/report-file.ts'));
    if (!paper) throw new Error('makePdf: no report yet');
    return reportFile(paper);
  };
  return (
    <span data-tour="report-files" className="flex items-center gap-2.5 print:hidden">
      {/* A phone hands a PDF over; it has no room for both. */}
      <span className="contents max-tablet:hidden">
        <IconButton
          label={texts.print}
          look="outline"
          icon={Printer}
          isDisabled={isDisabled}
          onPress={() => globalThis.print()}
        />
      </span>
      <DownloadButton
        look="outline"
        isHead
        icon={FileSpreadsheet}
        kind="xlsx"
        fileName={texts.fileName(month, 'xlsx')}
        makeFile={makeWorkbook}
        done={texts.excel.done}
        isDisabled={isDisabled}
      >
        <HeadLabel label={texts.excel.button} short={texts.excel.button} />
      </DownloadButton>
      <DownloadButton
        isHead
        icon={FileDown}
        kind="pdf"
        fileName={texts.fileName(month, 'pdf')}
        makeFile={makePdf}
        done={texts.pdf.done}
        isDisabled={isDisabled}
      >
        <HeadLabel label={texts.pdf.button} short={texts.pdf.short} />
      </DownloadButton>
    </span>
  );
}
