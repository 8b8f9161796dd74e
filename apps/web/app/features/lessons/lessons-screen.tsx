import './lessons.css';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { CtaLink } from '../../parts/cta-link.tsx';
import { type Lesson, lessonIds, lessonUrl } from '../../parts/lesson-url.ts';
import { publicMetaTexts } from '../../parts/public-meta.texts.ts';
import { type PublicMetaArgs, publicPageMeta } from '../../parts/public-meta.ts';
import { itemList, videoObject } from '../../parts/structured-data.ts';
import { paths } from '../../paths.ts';
import { filmTexts } from './film.texts.ts';
import { Film, filmFiles } from './film.tsx';
import { LessonPart } from './lesson.tsx';
import { duration, isoDuration, takenOn } from './model/film-times.ts';
import { RailScript, railId } from './rail-script.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

const lessons = Object.keys(lessonIds) as readonly Lesson[];

const things = (origin: string) => [
  itemList(
    origin,
    lessons.map((lesson) => ({ name: texts.lessons[lesson].title, path: lessonUrl(lesson) })),
  ),
  videoObject(origin, {
    name: filmTexts.name,
    description: filmTexts.description,
    ...filmFiles,
    uploadDate: takenOn,
    duration: isoDuration(duration),
  }),
];

export const meta = ({ matches }: PublicMetaArgs) =>
  publicPageMeta(
    {
      title: texts.documentTitle,
      description: texts.description,
      path: paths.howTo,
      trail: [{ name: publicMetaTexts.names.howTo, path: paths.howTo }],
      things,
    },
    matches,
  );

export default function LessonsScreen() {
  return (
    <div className="min-w-0 self-start pb-6">
      <div className="grid grid-cols-1 items-center gap-7 pt-6 pb-2 desk:grid-cols-[minmax(0,400px)_minmax(0,1fr)] desk:gap-12 desk:pt-11 desk:pb-7.5 wide:grid-cols-[minmax(0,470px)_minmax(0,1fr)] wide:gap-16">
        <header>
          <h1 className="display text-display-xl-phone tablet:text-display-l large:text-display-xl-narrow">
            {texts.title}
          </h1>
          <p className="mt-4.5 max-w-[30em] text-head-18/7 text-ink-2 tablet:text-head-20/7.75">
            {texts.lead}
          </p>
          <CtaLink
            to={lessonUrl('create')}
            kind="primary"
            size="hero"
            glint
            className="mt-6.5 max-narrow:w-full"
          >
            {texts.start}
          </CtaLink>
        </header>
        <Film />
      </div>
      <div className="mt-10 grid grid-cols-1 items-start gap-7.5 desk:mt-16 desk:grid-cols-[240px_minmax(0,1fr)] desk:gap-10 wide:grid-cols-[300px_minmax(0,1fr)] wide:gap-16">
        <Rail />
        <div className="min-w-0">
          {lessons.map((lesson, index) => (
            <LessonPart key={lesson} lesson={lesson} number={index + 1} />
          ))}
        </div>
      </div>
      <RailScript />
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.createSalon} />
    </div>
  );
}

/** Stays beside the lessons on a desk; before them on a phone. */
function Rail() {
  return (
    <nav
      id={railId}
      aria-label={texts.rail}
      className="num max-desk:rounded-xl max-desk:bg-surface max-desk:p-2 desk:sticky desk:top-6 dark:max-desk:bg-raised"
    >
      <ol>
        {lessons.map((lesson, index) => (
          <li key={lesson}>
            <a
              href={lessonUrl(lesson)}
              className="grid min-h-11.5 grid-cols-[34px_1fr_auto] items-center gap-2 rounded-box py-2.5 pr-3 pl-2 font-book text-lead-size/5.25 hover:text-accent-ink desk:min-h-0 desk:current:bg-surface desk:current:font-semibold desk:current:shadow-outline dark:desk:current:bg-raised"
            >
              <span aria-hidden="true" className="display text-center text-accent text-head-20">
                {index + 1}
              </span>
              {texts.lessons[lesson].title}
              <span className="text-body-size text-muted desk:max-wide:hidden">
                {texts.seconds(texts.lessons[lesson].seconds)}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
