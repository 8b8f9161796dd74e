import { ArrowLeft } from 'lucide-react';
import { data, Link, type LoaderFunctionArgs, type MetaDescriptor, useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { answerPath } from '../../parts/help/answer-path.ts';
import { answerOf, answers } from '../../parts/help/answers.ts';
import type { Answer } from '../../parts/help/document.ts';
import { publicMetaTexts } from '../../parts/public-meta.texts.ts';
import { type PublicMetaArgs, publicPageMeta } from '../../parts/public-meta.ts';
import { faq } from '../../parts/structured-data.ts';
import { paths } from '../../paths.ts';
import { AnswerBody } from './answer-body.tsx';
import { HelpHead } from './help-head.tsx';
import { dateText } from './model/date-text.ts';
import { shorten } from './model/shorten.ts';
import { texts } from './texts.ts';

export const handle = { scripts: false } satisfies PageHandle;

const relatedTo = (answer: Answer) =>
  answers
    .filter(({ group, slug }) => group === answer.group && slug !== answer.slug)
    .map(({ slug, title }) => ({ slug, title }));

export const loader = ({ params }: LoaderFunctionArgs) => {
  const answer = answerOf(params['slug'] ?? '');
  // oxlint-disable-next-line typescript/only-throw-error -- React Router answers with what is thrown
  if (!answer) throw data(null, { status: 404 });
  const { slug, title, group, blocks, screen, lesson, plain, reviewed } = answer;
  return {
    slug,
    title,
    group,
    blocks,
    screen,
    lesson,
    plain,
    reviewed: dateText(reviewed),
    related: relatedTo(answer),
  };
};

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta = ({
  matches,
  loaderData,
}: PublicMetaArgs & { readonly loaderData?: Loaded | undefined }): MetaDescriptor[] => {
  if (!loaderData) return [{ title: texts.documentTitle }];
  const { slug, title, plain } = loaderData;
  const path = answerPath(slug);
  const trail = [
    { name: publicMetaTexts.names.help, path: paths.help },
    { name: title, path },
  ];
  const things = () => [faq([{ question: title, answer: plain }])];
  return publicPageMeta(
    { title: texts.answerTitle(title), description: shorten(plain), path, trail, things },
    matches,
  );
};

export default function AnswerScreen() {
  const { title, group, related, ...answer } = useLoaderData<typeof loader>();
  return (
    <div className="self-start pb-6">
      <HelpHead isSmall />
      <div className="mt-8 grid grid-cols-1 gap-10 desk:mt-12 desk:grid-cols-[minmax(0,1fr)_320px] desk:gap-16">
        <article>
          <p>
            <Link
              to={paths.help}
              className="inline-flex min-h-11 items-center gap-2 rounded-xs text-lead-size text-muted hover:text-ink desk:min-h-0"
            >
              <ArrowLeft size={17} />
              {texts.back}
            </Link>
          </p>
          <p className="mt-2 font-semibold text-accent-ink text-lead-size">{texts.groups[group]}</p>
          <h1 className="display mt-1 text-display-l-phone desk:text-display-m">{title}</h1>
          <AnswerBody {...answer} />
        </article>
        <Related questions={related} />
      </div>
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.write} to={paths.contact} />
    </div>
  );
}

type RelatedProps = {
  readonly questions: readonly { readonly slug: string; readonly title: string }[];
};

function Related({ questions }: RelatedProps) {
  return (
    <nav aria-labelledby="related">
      <h2 id="related" className="border-ink border-b-control pb-2.5 font-semibold">
        {texts.related}
      </h2>
      <ul>
        {questions.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={answerPath(slug)}
              className="block border-sir-300 border-b py-2.5 text-pretty text-lead-size/6 hover:text-accent-ink dark:border-sir-800"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
