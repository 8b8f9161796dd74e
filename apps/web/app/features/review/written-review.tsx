import type { ReviewedVisit } from '@ayna/contracts/content';
import { generatePath } from 'react-router';
import { StarRow } from '../../parts/star-row.tsx';
import { paths } from '../../paths.ts';
import { longDay, monthTitle } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';

type Review = NonNullable<ReviewedVisit['review']>;
type Props = {
  readonly visit: ReviewedVisit;
  readonly review: Review;
  /** Where the form opens once more. */
  readonly editPath: string;
  /** The customer has sent it just now. */
  readonly isNew: boolean;
};

export function WrittenReview({ visit, review, editPath, isNew }: Props) {
  if (review.hidden) return <HiddenReview />;
  return (
    <div className="max-w-140">
      <h1 className="display text-balance text-head-32/9 desk:text-head-40/11">
        {isNew ? texts.thanks(visit.firstName) : texts.written}
      </h1>
      <p className="mt-1.5 text-lead-size/5.5 text-muted">
        {isNew ? texts.thanksText : texts.writtenText(longDay(visit.expiresOn))}
      </p>
      <Quote visit={visit} review={review} />
      <div className="mt-6 grid gap-2.5 tablet:flex">
        <ButtonLink size="xl" to={generatePath(paths.salonPage, { path: visit.salon.path })}>
          {texts.toSalon}
        </ButtonLink>
        <ButtonLink size="xl" look="outline" to={editPath}>
          {texts.edit}
        </ButtonLink>
      </div>
    </div>
  );
}

function HiddenReview() {
  return (
    <div className="max-w-140">
      <h1 className="display text-balance text-head-32/9 desk:text-head-40/11">{texts.hidden}</h1>
      <p className="mt-3 text-ink-2 text-title-s-size/6">{texts.hiddenText}</p>
      <div className="mt-6">
        <ButtonLink size="xl" look="outline" to={paths.contact}>
          {texts.contact}
        </ButtonLink>
      </div>
    </div>
  );
}

/** As the salon's page shows it. Words are plain text: no address in them becomes a link. */
function Quote({ visit, review }: { readonly visit: ReviewedVisit; readonly review: Review }) {
  return (
    <figure className="mt-6">
      <figcaption className="text-body-size text-muted">{texts.onPage}</figcaption>
      <blockquote className="mt-2.5 rounded-dialog bg-sunken p-5 ring-1 ring-line dark:bg-raised">
        <StarRow stars={review.stars} size={19} />
        {review.text !== '' && (
          <p className="display wrap-anywhere mt-2.5 whitespace-pre-line text-head-22/7">{review.text}</p>
        )}
        <footer className="mt-4 text-body-size/5">
          <b className="block font-strong text-lead-size">{visit.name}</b>
          <span className="num text-muted">
            {texts.byline(visit.serviceName, monthTitle(visit.startDate.slice(0, 10)))}
          </span>
        </footer>
        {review.answer && (
          <div className="mt-4 border-line border-t pt-4">
            <b className="block font-strong text-body-size">{texts.answer(visit.salon.name)}</b>
            <p className="wrap-anywhere mt-1 whitespace-pre-line text-lead-size/6 text-ink-2">
              {review.answer}
            </p>
          </div>
        )}
      </blockquote>
    </figure>
  );
}
