import { Eye, EyeOff } from 'lucide-react';
import type { ReportedReview, ReviewDecision } from '../../data/reviews.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { salonInPanel } from '../../parts/panel-links.ts';
import { StarRow } from '../../parts/star-row.tsx';
import { Button } from '../../ui/button.tsx';
import { numericDay } from '../../ui/day-text.ts';
import { Link } from '../../ui/link.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly review: ReportedReview;
  /** Undefined until it is known. */
  readonly salonName: string | undefined;
  readonly decide: (decision: ReviewDecision) => void;
};

/** Words are plain text: no address in them becomes a link. */
export function ReportedCard({ review, salonName, decide }: Props) {
  const { stars, text, name, serviceName, visitedOn, answer, report, salonCode } = review;
  return (
    <li className="grid gap-4 rounded-lg bg-surface p-5 shadow-outline max-tablet:p-4 wide:grid-cols-2 wide:gap-8 dark:bg-raised">
      <div className="grid content-start gap-2.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <StarRow stars={stars} />
          <Link to={salonInPanel(salonCode)}>
            <span className="-my-2 inline-block py-2">
              {salonName ?? texts.unknownSalon(salonCode.slice(-6))}
            </span>
          </Link>
        </div>
        <p className={`wrap-anywhere whitespace-pre-line ${text === '' ? 'text-muted' : 'text-lead-size/6'}`}>
          {text || texts.noWords}
        </p>
        <p className="num text-label text-muted">{texts.visit(name, serviceName, numericDay(visitedOn))}</p>
        {answer !== null && <Quoted label={texts.answer} text={answer} />}
      </div>
      <div className="grid content-start gap-3">
        {report && <Quoted label={texts.reported(momentOf(report.at))} text={report.reason} />}
        <div className="flex flex-wrap gap-2">
          {report?.decision !== 'kept' && (
            <Decide review={review} decision="kept" isAgain={report?.decision === 'hidden'} decide={decide} />
          )}
          {report?.decision !== 'hidden' && (
            <Decide review={review} decision="hidden" isAgain={false} decide={decide} />
          )}
        </div>
      </div>
    </li>
  );
}

function Quoted({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className="num rounded-md bg-sunken px-4 py-3 dark:bg-sir-850">
      <p className="text-caption text-muted">{label}</p>
      <p className="wrap-anywhere mt-0.5 whitespace-pre-line">{text}</p>
    </div>
  );
}

type DecideProps = Pick<Props, 'review' | 'decide'> & {
  readonly decision: ReviewDecision;
  readonly isAgain: boolean;
};

function Decide({ review, decision, isAgain, decide }: DecideProps) {
  const isHiding = decision === 'hidden';
  const label = isHiding ? texts.hide : isAgain ? texts.show : texts.keep;
  return (
    <Button
      look={isHiding ? 'danger-outline' : 'outline'}
      icon={isHiding ? EyeOff : Eye}
      aria-label={texts.of(label, review.name)}
      onPress={() => decide(decision)}
    >
      {label}
    </Button>
  );
}
