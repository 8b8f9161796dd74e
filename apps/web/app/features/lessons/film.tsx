import { ChevronDown, Play } from 'lucide-react';
import { chapters, filmTexts } from './film.texts.ts';
import { FilmScript, filmIds } from './film-script.tsx';
import { chapterStarts, clockText, duration } from './model/film-times.ts';
import film from './pictures/film.mp4?no-inline';
import captions from './pictures/film.vtt?url&no-inline';
import poster from './pictures/film.webp?no-inline';

export const filmFiles = { film, poster };

/** Plays when it is asked to, never by itself; it has no sound. */
export function Film() {
  return (
    <figure className="min-w-0">
      <div className="film relative overflow-hidden rounded-xl bg-sir-900 desk:rounded-[26px]">
        <video
          id={filmIds.film}
          controls
          muted
          playsInline
          preload="none"
          poster={poster}
          width={1280}
          height={800}
          aria-label={filmTexts.name}
          aria-describedby="film-words"
          className="block h-auto w-full"
        >
          <source src={film} type="video/mp4" />
          <track kind="captions" src={captions} srcLang="tr" label={filmTexts.captions} default />
          <a href={film}>{filmTexts.download}</a>
        </video>
        <Cover />
        <FilmScript />
      </div>
      <figcaption className="mt-5">
        <InWords />
      </figcaption>
    </figure>
  );
}

/** Shown by the script, which also takes it away. */
function Cover() {
  return (
    <button
      id={filmIds.cover}
      type="button"
      hidden
      className="film-cover group absolute inset-0 size-full cursor-pointer rounded-inherit text-left text-white"
    >
      <span className="film-play absolute top-[44%] left-1/2 grid h-20.5 w-16 -translate-1/2 place-items-center rounded-oval desk:h-26.5 desk:w-21">
        <Play size={30} className="ml-1 fill-current" />
        <span className="sr-only">{filmTexts.play}</span>
      </span>
      <span className="num absolute inset-x-4 bottom-3.5 text-label-size/5 desk:inset-x-6.5 desk:bottom-5 desk:text-body-size/5">
        <Bars />
        <span className="flex justify-between gap-4">
          <span>{filmTexts.name}</span>
          <span>{clockText(duration)}</span>
        </span>
      </span>
    </button>
  );
}

/** As long as the chapters. Drawn: a page may not say in an element how wide it is. */
function Bars() {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${duration} 1`}
      preserveAspectRatio="none"
      className="mb-2.5 block h-1.25 w-full"
    >
      {chapterStarts.map((start, index) => (
        <rect
          key={start}
          x={start}
          width={(chapterStarts[index + 1] ?? duration) - start - 0.8}
          height={1}
          className={index === 0 ? 'fill-ayva-300' : 'fill-sir-0/40'}
        />
      ))}
    </svg>
  );
}

/** What happens in it, for those who do not see it or would rather read. */
function InWords() {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md font-medium text-accent-ink text-lead-size marker:hidden">
        {filmTexts.inWords}
        <ChevronDown size={17} className="group-open:rotate-180" />
      </summary>
      <p id="film-words" className="mt-1 text-ink-2 text-lead-size/6">
        {filmTexts.description}
      </p>
      <ol className="mt-3 grid gap-3 text-lead-size/6">
        {chapters.map(({ title, lines }, index) => (
          <li key={title} className="grid grid-cols-lead-auto gap-x-3">
            <span className="num font-medium text-muted">{clockText(chapterStarts[index] ?? 0)}</span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-2">{lines.join(' ')}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
