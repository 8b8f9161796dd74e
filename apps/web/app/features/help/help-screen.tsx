import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { answers, news } from '../../parts/help/answers.ts';
import type { Answer } from '../../parts/help/document.ts';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import { paths } from '../../paths.ts';
import { fold } from '../../ui/fold.ts';
import { Link as TextLink } from '../../ui/link.tsx';
import { HelpHead, searchParam } from './help-head.tsx';
import { dateText } from './model/date-text.ts';
import { markFound, search } from './model/search.ts';
import { Questions } from './questions.tsx';
import { Results } from './results.tsx';
import { SearchScript } from './search-script.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('help', { title: texts.documentTitle, description: texts.description }, matches);

const shownNews = 3;
/** More than these nobody reads. */
const shownResults = 8;

/** As the script of the page compares it: small letters without marks. */
const filterWords = ({ title, words }: Answer): string =>
  [...new Set(fold(`${title} ${words}`).match(/[a-z0-9]+/g) ?? [])].join(' ');

const resultOf = (typed: string) => {
  const found = search(answers, typed).slice(0, shownResults);
  const [best] = found;
  return {
    typed,
    found: found.map(({ slug, group, title }) => ({ slug, group, pieces: markFound(title, typed) })),
    best: best
      ? {
          slug: best.slug,
          title: best.title,
          blocks: best.blocks,
          screen: best.screen,
          lesson: best.lesson,
          reviewed: dateText(best.reviewed),
        }
      : null,
  };
};

export const loader = ({ request }: LoaderFunctionArgs) => {
  const typed = (new URL(request.url).searchParams.get(searchParam) ?? '').trim().slice(0, 100);
  return {
    result: typed === '' ? null : resultOf(typed),
    questions: answers.map((answer) => ({
      slug: answer.slug,
      title: answer.title,
      group: answer.group,
      filter: filterWords(answer),
    })),
    news: news.slice(0, shownNews).map(({ slug, title, date }) => ({ slug, title, day: dateText(date) })),
  };
};

export default function HelpScreen() {
  const { result, questions, news: latest } = useLoaderData<typeof loader>();
  return (
    <div className="self-start pb-6">
      <HelpHead typed={result?.typed ?? ''}>
        <h1 className="display text-head-40/11 tracking-l desk:text-display-l">{texts.title}</h1>
      </HelpHead>
      {result && <Results {...result} />}
      <Questions questions={questions} />
      <News entries={latest} />
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.write} to={paths.contact} />
      <SearchScript />
    </div>
  );
}

type NewsProps = {
  readonly entries: readonly { readonly slug: string; readonly title: string; readonly day: string }[];
};

function News({ entries }: NewsProps) {
  return (
    <section
      aria-labelledby="news"
      className="mt-18 grid grid-cols-1 gap-5.5 desk:mt-24 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] desk:gap-12"
    >
      <div>
        <h2 id="news" className="display text-head-34/9.5 tracking-l desk:text-head-40/11">
          {texts.news}
        </h2>
        <p className="mt-2 max-w-[24em] text-muted">{texts.newsText}</p>
      </div>
      <div>
        <ul>
          {entries.map(({ slug, title, day }) => (
            <li
              key={slug}
              className="grid border-sir-300 border-t py-3.5 text-title-s-size/6 desk:grid-cols-lead-32 desk:gap-4 dark:border-sir-800"
            >
              <span className="num text-muted">{day}</span>
              <Link to={`${paths.news}#${slug}`} className="font-medium hover:text-accent-ink">
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <p className="border-sir-300 border-t pt-3.5 dark:border-sir-800">
          <TextLink to={paths.news}>{texts.allNews}</TextLink>
        </p>
      </div>
    </section>
  );
}
