import { content, reviewForm } from '@ayna/contracts/content';
import { validate } from '@ayna/contracts/core/validation';
import {
  type ActionFunctionArgs,
  data,
  generatePath,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { settingsOf } from '../../../server/settings.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { callFromServer, visitorOf } from '../../lib/server-call.ts';
import { LinkFailure, linkFailure } from '../../parts/link-failure.tsx';
import { paths } from '../../paths.ts';
import { longDay } from '../../ui/day-text.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewFrame } from './review-frame.tsx';
import { parseStars, readReviewForm } from './review-values.ts';
import { texts } from './texts.ts';
import { WrittenReview } from './written-review.tsx';

export const handle = { scripts: false } satisfies PageHandle;

/** After the review arrived, so that loading the page again sends nothing again. */
const sentParam = 'tesekkurler';
/** Opens the form once more. */
const editParam = 'duzenle';

/** The link without anything that somebody may have added to it. */
const pathOf = (token: string | undefined): string => generatePath(paths.review, { token: token ?? '' });

const serverFor = (request: Request) => ({
  apiUrl: settingsOf(process.env).apiUrl,
  visitor: visitorOf(request),
});

export const loader = async ({ request, params }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const page = {
    path: pathOf(params['token']),
    isNew: searchParams.has(sentParam),
    isChange: searchParams.has(editParam),
  };
  try {
    const input = { params: { token: params['token'] ?? '' } };
    const visit = await callFromServer(serverFor(request), content.routes.reviewByLink, input);
    return { ...page, visit, failure: null };
  } catch (error) {
    const failure = linkFailure(error);
    return data({ ...page, visit: null, failure }, { status: failure.status });
  }
};

/** The form as its sender left it, with what is wrong; the page works without a script. */
export const action = async ({ request, params }: ActionFunctionArgs) => {
  const form = await readReviewForm(request);
  if (!form)
    return data({ form: { stars: '', text: '' }, message: texts.tooLarge, fields: {} }, { status: 413 });
  const stars = parseStars(form.stars);
  if (stars === undefined)
    return data({ form, message: undefined, fields: { stars: texts.starsMissing } }, { status: 422 });
  const checked = validate(reviewForm, { stars, text: form.text });
  if (checked.fields) return data({ form, message: undefined, fields: checked.fields }, { status: 422 });
  const input = { params: { token: params['token'] ?? '' }, body: checked.value };
  try {
    await callFromServer(serverFor(request), content.routes.saveReview, input);
  } catch (error) {
    const { status, message } = linkFailure(error);
    return data({ form, message, fields: {} }, { status });
  }
  return redirect(`${pathOf(params['token'])}?${sentParam}`, 303);
};

// A link with a secret in it is nobody else's business.
export const meta = ({ data: page }: { data?: { visit: { salon: { name: string } } | null } }) =>
  [
    { title: page?.visit ? texts.documentTitle(page.visit.salon.name) : texts.documentTitleOver },
    { name: 'robots', content: 'noindex' },
    // Not 'no-referrer', with which the form would name no origin and be refused.
    { name: 'referrer', content: 'same-origin' },
  ] satisfies MetaDescriptor[];

export default function ReviewScreen() {
  const { visit, failure, path, isNew, isChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!visit) return <LinkFailure {...failure} title={texts.failedTitle} path={path} />;
  const { review } = visit;
  if (review && (review.hidden || (!isChange && !answer)))
    return (
      <ReviewFrame visit={visit}>
        <WrittenReview visit={visit} review={review} editPath={`${path}?${editParam}`} isNew={isNew} />
      </ReviewFrame>
    );
  const { startDate, endDate } = visit;
  return (
    <ReviewFrame visit={visit}>
      <h1 className="display text-balance text-head-32/9 desk:text-display-m">
        {texts.ask(visit.firstName)}
      </h1>
      <p className="num mt-1.5 text-lead-size/5.5 text-muted">
        <b className="font-medium text-ink-2">{texts.visit(visit.serviceName, visit.employeeName)}</b>
        <br />
        {texts.when(longDay(startDate.slice(0, 10)), startDate.slice(11, 16), endDate.slice(11, 16))}
      </p>
      <ReviewForm
        path={path}
        form={answer?.form ?? { stars: String(review?.stars ?? ''), text: review?.text ?? '' }}
        isChange={review !== null}
        message={answer?.message}
        fields={answer?.fields ?? {}}
      />
    </ReviewFrame>
  );
}
