import { useLoaderData } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { news } from '../../parts/help/answers.ts';
import { publicMetaTexts } from '../../parts/public-meta.texts.ts';
import { type PublicMetaArgs, publicPageMeta } from '../../parts/public-meta.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Blocks } from './answer-body.tsx';
import { dateText } from './model/date-text.ts';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicPageMeta(
    {
      title: texts.newsDocumentTitle,
      description: texts.newsDescription,
      path: paths.news,
      trail: [
        { name: publicMetaTexts.names.help, path: paths.help },
        { name: publicMetaTexts.names.news, path: paths.news },
      ],
    },
    matches,
  );

export const loader = () => ({ entries: news.map((entry) => ({ ...entry, day: dateText(entry.date) })) });

export default function NewsScreen() {
  const { entries } = useLoaderData<typeof loader>();
  return (
    <div className="self-start pt-8 pb-16 desk:pt-14">
      <h1 className="display text-display-l-phone tablet:text-display-l">{texts.news}</h1>
      <p className="mt-4 max-w-note text-head-18/7 text-ink-2">
        {texts.newsText} <Link to={paths.help}>{texts.back}</Link>
      </p>
      <div className="mt-9 desk:mt-12">
        {entries.map(({ slug, title, day, date, blocks }) => (
          <article
            key={slug}
            id={slug}
            aria-labelledby={`${slug}-title`}
            className="grid scroll-mt-5 gap-x-8 border-sir-300 border-t py-6 desk:grid-cols-lead-40 dark:border-sir-800"
          >
            <time dateTime={date} className="num text-lead-size text-muted">
              {day}
            </time>
            <div>
              <h2 id={`${slug}-title`} className="font-semibold text-head-20/6.75 tracking-s">
                {title}
              </h2>
              <Blocks blocks={blocks} />
            </div>
          </article>
        ))}
      </div>
    </div>
  );
}
