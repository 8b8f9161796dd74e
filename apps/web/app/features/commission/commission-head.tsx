import { Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MonthStep } from '../../parts/month-step.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { PdfButton } from './pdf-button.tsx';
import { texts, urlWords } from './texts.ts';

const { team, sum, lines, month: monthStep, views: viewsStep, pay } = texts.tour.steps;

/** An employee sees the own statement alone: what is not on the page is left out. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="commission-team"]', ...team },
  { target: '[data-tour="commission-sum"]', ...sum },
  { target: '[data-tour="commission-lines"]', ...lines },
  { target: '[data-tour="commission-month"]', ...monthStep },
  { target: '[data-tour="commission-views"]', ...viewsStep },
  { target: '[data-save-bar]', ...pay },
];

type View = keyof typeof urlWords.views;

type Props = {
  readonly isManager: boolean;
  readonly view: View;
  readonly sub: string;
  readonly month: string;
  readonly salonCode: string;
  readonly employee: string | null;
  /** The one that is shown. */
  readonly statement: ComponentProps<typeof PdfButton>['statement'] | undefined;
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly isReady: boolean;
  readonly show: (view: View) => void;
};

export function CommissionHead({ isManager, view, sub, month, employee, isReady, show, ...shown }: Props) {
  const { statement, salonCode, place } = shown;
  const addressOf = (other: string): string =>
    `?${new URLSearchParams({ [urlWords.month]: other, ...(employee ? { [urlWords.employee]: employee } : {}) })}`;
  return (
    <PageHead title={isManager ? texts.title : texts.own} sub={sub}>
      {view === 'statements' && (
        <PageTour tour="commission" name={texts.tour.name} steps={tourSteps} isReady={isReady} />
      )}
      {isManager && (
        <span data-tour="commission-views" className="grid">
          <Segmented
            label={texts.views.label}
            options={[
              { value: 'statements', label: texts.views.statements },
              { value: 'rules', label: texts.views.rules },
            ]}
            value={view}
            onChange={show}
          />
        </span>
      )}
      {view === 'statements' && (
        <>
          <MonthStep month={month} addressOf={addressOf} tour="commission-month" />
          {statement && <PdfButton statement={statement} month={month} salonCode={salonCode} place={place} />}
          <Button look="outline" icon={Printer} onPress={() => globalThis.print()}>
            {texts.print}
          </Button>
        </>
      )}
    </PageHead>
  );
}
