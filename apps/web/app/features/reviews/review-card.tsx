import { Flag, MessageSquareReply, Pencil, X } from 'lucide-react';
import type { SalonReview } from '../../data/reviews.ts';
import { StarRow } from '../../parts/star-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { numericDay } from '../../ui/day-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { texts } from './texts.ts';

export type ReviewActions = {
  readonly answer: (review: SalonReview) => void;
  readonly removeAnswer: (review: SalonReview) => void;
  readonly report: (review: SalonReview) => void;
};

type Props = {
  readonly review: SalonReview;
  /** Undefined for who may only read. */
  readonly actions: ReviewActions | undefined;
};

/** Words are plain text: no address in them becomes a link. */
export function ReviewCard({ review, actions }: Props) {
  const { stars, text, name, serviceName, employeeName, visitedOn, answer, report } = review;
  return (
    <li className="grid gap-3 rounded-lg bg-surface p-5 shadow-outline max-tablet:p-4 dark:bg-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <StarRow stars={stars} />
        {report && <ReportBadge decision={report.decision} />}
      </div>
      <p
        className={`wrap-anywhere max-w-text whitespace-pre-line ${text === '' ? 'text-muted' : 'text-lead-size/6'}`}
      >
        {text || texts.noWords}
      </p>
      <p className="num text-label text-muted">
        <b className="font-semibold text-ink-2">{name}</b>{' '}
        {texts.visit(serviceName, employeeName, numericDay(visitedOn))}
      </p>
      {report && <p className="wrap-anywhere text-label text-muted">{texts.reason(report.reason)}</p>}
      {answer !== null && <Answer review={review} answer={answer} actions={actions} />}
      {actions && (answer === null || report === null) && (
        <div className="flex flex-wrap gap-2">
          {answer === null && (
            <Button
              look="soft"
              icon={MessageSquareReply}
              aria-label={texts.of(texts.answer, name)}
              onPress={() => actions.answer(review)}
            >
              {texts.answer}
            </Button>
          )}
          {report === null && (
            <Button
              look="ghost"
              icon={Flag}
              aria-label={texts.of(texts.report, name)}
              onPress={() => actions.report(review)}
            >
              {texts.report}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type Decision = NonNullable<SalonReview['report']>['decision'];

const decisionTones = { kept: 'neutral', hidden: 'success' } as const;

function ReportBadge({ decision }: { readonly decision: Decision }) {
  return (
    <Badge tone={decision ? decisionTones[decision] : 'warning'}>{texts.reported[decision ?? 'open']}</Badge>
  );
}

type AnswerProps = Props & { readonly answer: string };

function Answer({ review, answer, actions }: AnswerProps) {
  return (
    <div className="flex items-start justify-between gap-3 rounded-md bg-sunken px-4 py-3 dark:bg-sir-850">
      <div className="min-w-0">
        <p className="text-caption text-muted">{texts.yourAnswer}</p>
        <p className="wrap-anywhere mt-0.5 max-w-text whitespace-pre-line">{answer}</p>
      </div>
      {actions && (
        <div className="flex flex-none gap-1">
          <IconButton
            icon={Pencil}
            size="sm"
            label={texts.of(texts.changeAnswer, review.name)}
            onPress={() => actions.answer(review)}
          />
          <IconButton
            icon={X}
            size="sm"
            label={texts.of(texts.removeAnswer, review.name)}
            onPress={() => actions.removeAnswer(review)}
          />
        </div>
      )}
    </div>
  );
}
