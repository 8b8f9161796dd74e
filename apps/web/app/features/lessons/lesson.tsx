import { ArrowRight, Check, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { answerPath } from '../../parts/help/answer-path.ts';
import { type Lesson, lessonIds } from '../../parts/lesson-url.ts';
import { pictureOf } from './pictures.ts';
import { texts } from './texts.ts';

type Props = { readonly lesson: Lesson; readonly number: number };

/** What is done in three lines, beside a picture of it. */
export function LessonPart({ lesson, number }: Props) {
  const { title, steps, seconds, go, more } = texts.lessons[lesson];
  const id = lessonIds[lesson];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-baslik`}
      className="grid scroll-mt-4 grid-cols-1 gap-4.5 border-sir-300 py-10 not-first:border-t first:pt-0 desk:grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] desk:items-center desk:gap-10 desk:py-12 dark:border-sir-800"
    >
      <Picture lesson={lesson} isFirst={number === 1} />
      <div>
        <div aria-hidden="true" className="display num text-head-44/11.5 text-accent desk:text-display-l">
          {number}
        </div>
        <h2
          id={`${id}-baslik`}
          className="display mt-1.5 mb-3.5 text-head-28/8 tracking-l desk:text-head-32 desk:leading-9"
        >
          {title}
        </h2>
        <ol className="grid gap-2 text-ink-2 text-title-s-size/6.25">
          {steps.map((step) => (
            <li key={step} className="grid grid-cols-lead-auto gap-2">
              <Check size={17} strokeWidth={2.2} className="mt-1 text-accent" />
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          <Link
            to={go.to}
            className="inline-flex min-h-11 items-center gap-1.75 rounded-md font-strong text-accent-ink text-title-s-size hover:underline"
          >
            {go.text}
            <ArrowRight size={17} />
          </Link>
          <span className="num inline-flex items-center gap-1.5 text-body-size text-muted">
            <Clock size={15} />
            {texts.seconds(seconds)}
          </span>
        </p>
        <p>
          <Link
            to={answerPath(more.slug)}
            className="inline-flex min-h-11 items-center rounded-md text-lead-size text-muted underline decoration-1 underline-offset-4 hover:text-ink desk:min-h-8"
          >
            {more.text}
          </Link>
        </p>
      </div>
    </section>
  );
}

/** A phone shows the phone's. Without lazy loading the first, which may be in sight at once. */
function Picture({ lesson, isFirst }: { readonly lesson: Lesson; readonly isFirst: boolean }) {
  const { small, large, phone } = pictureOf(lesson);
  return (
    <picture className="overflow-hidden rounded-xl bg-surface shadow-outline-2">
      <source media="(width < 37.5rem)" srcSet={phone} width={780} height={840} />
      <img
        src={large}
        srcSet={`${small} 720w, ${large} 1120w`}
        sizes="(width >= 88rem) 521px, (width >= 64rem) 37vw, 94vw"
        width={1120}
        height={770}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        alt={texts.lessons[lesson].picture}
        className="block h-auto w-full dark:brightness-90"
      />
    </picture>
  );
}
