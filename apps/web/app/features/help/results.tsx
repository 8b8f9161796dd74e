import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { answerPath } from '../../parts/help/answer-path.ts';
import type { Group } from '../../parts/help/document.ts';
import { paths } from '../../paths.ts';
import { Link as TextLink } from '../../ui/link.tsx';
import { AnswerBody, type ShownAnswer } from './answer-body.tsx';
import type { Piece } from './model/search.ts';
import { texts } from './texts.ts';

type Props = {
  readonly typed: string;
  readonly found: readonly {
    readonly slug: string;
    readonly group: Group;
    readonly pieces: readonly Piece[];
  }[];
  /** The first of them, which is shown whole. */
  readonly best: (ShownAnswer & { readonly slug: string; readonly title: string }) | null;
};

/** What a search has found: the list, and the best answer beside it. */
export function Results({ typed, found, best }: Props) {
  return (
    <section
      aria-label={texts.results}
      className="relative z-10 -mx-1 -mt-7.5 grid grid-cols-1 overflow-hidden rounded-dialog bg-surface shadow-outline-2 desk:mx-10 desk:-mt-8 desk:grid-cols-[minmax(0,400px)_minmax(0,1fr)] desk:rounded-[28px] dark:bg-raised"
    >
      <div className="border-line px-1.5 py-3.5 max-desk:border-b desk:border-r desk:px-3 desk:py-5">
        <p className="px-4 pt-1 pb-2.5 text-body-size/5 text-muted">
          {best ? texts.found(found.length) : texts.nothing(typed)}
        </p>
        <ul>
          {found.map(({ slug, group, pieces }) => (
            <li key={slug}>
              <Link
                to={answerPath(slug)}
                className={`grid min-h-12.5 grid-cols-fill-auto items-center gap-2.5 rounded-lg px-4 py-3 font-medium text-title-s-size/5.5 hover:bg-sunken ${
                  slug === best?.slug ? 'bg-accent-soft text-accent-ink' : ''
                }`}
              >
                <span>
                  <Marked pieces={pieces} />
                  <span className="block font-body text-label-size/4.75 text-muted">
                    {texts.groups[group]}
                  </span>
                </span>
                <ChevronRight size={18} />
              </Link>
            </li>
          ))}
        </ul>
        <p className="px-4 pt-4 pb-2.5 text-body-size/5 text-muted">
          {!best && <span className="mb-2 block">{texts.nothingText}</span>}
          {texts.missing}{' '}
          <TextLink look="inline" to={paths.contact}>
            {texts.write}
          </TextLink>
          , {texts.writeText}
        </p>
      </div>
      {best && (
        <article aria-labelledby="best" className="px-5 py-6 desk:px-10 desk:py-8">
          <h2 id="best" className="display text-head-28/8.25 tracking-l desk:text-head-34/9.75">
            {best.title}
          </h2>
          <AnswerBody {...best} />
        </article>
      )}
    </section>
  );
}

function Marked({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? (
      // The pieces of a title never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="rounded-bar bg-ayva-200 px-px text-on-quince">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
