import { CtaLink } from '../../parts/cta-link.tsx';
import type { Block, Words } from '../../parts/help/document.ts';
import { Link } from '../../ui/link.tsx';
import { texts } from './texts.ts';

/** The text of an answer. What stands bold in it is written so on the screen. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // A text never changes while it is read.
    // oxlint-disable-next-line react/no-array-index-key
    <OneBlock key={index} block={block} />
  ));
}

function OneBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p className="mt-3 max-w-[40em] text-ink-2 text-title-s-size/6.5">
        <Sentence words={block.words} />
      </p>
    );
  if (!block.isOrdered)
    return (
      <ul className="mt-3 grid max-w-[40em] list-disc gap-2 pl-5.5 text-ink-2 text-title-s-size/6.5 marker:text-muted">
        {block.items.map((words, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={index}>
            <Sentence words={words} />
          </li>
        ))}
      </ul>
    );
  return (
    <ol className="mt-4 grid max-w-[40em] gap-3 text-ink-2 text-title-s-size/6.25">
      {block.items.map((words, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index} className="grid grid-cols-lead-7.5 gap-x-3">
          <span
            aria-hidden="true"
            className="display grid h-8.75 w-7 place-items-center rounded-oval bg-accent-soft-2 text-accent-ink text-head-20"
          >
            {index + 1}
          </span>
          <span className="pt-1.25">
            <Sentence words={words} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ words }: { readonly words: Words }) {
  return words.map((word, index) => {
    if (word.kind === 'text') return word.text;
    if (word.kind === 'link')
      return (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Link key={index} look="inline" to={word.to}>
          {word.text}
        </Link>
      );
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <strong key={index} className="font-semibold text-ink">
        {word.text}
      </strong>
    );
  });
}

export type ShownAnswer = {
  readonly blocks: readonly Block[];
  readonly screen: { readonly path: string; readonly name: string } | null;
  /** The address of the lesson that shows it in pictures. */
  readonly lesson: string | null;
  /** The day in words. */
  readonly reviewed: string;
};

/** An answer, where in the product it is, and when it was last compared with that. */
export function AnswerBody({ blocks, screen, lesson, reviewed }: ShownAnswer) {
  return (
    <>
      <Blocks blocks={blocks} />
      {screen && (
        <div className="mt-5 flex max-w-[40em] flex-wrap items-center gap-x-3.5 gap-y-2.5 rounded-lg bg-sunken px-4 py-3.5 text-lead-size/5.25 dark:bg-sir-850">
          <span className="min-w-50 flex-1">
            {texts.where} <b className="font-semibold">{screen.name}</b>
          </span>
          <CtaLink to={screen.path} kind="outline" size="header" className="max-tablet:w-full">
            {texts.open}
          </CtaLink>
        </div>
      )}
      {lesson !== null && (
        <p className="mt-4 text-lead-size">
          <Link look="inline" to={lesson}>
            {texts.lesson}
          </Link>
        </p>
      )}
      <p className="num mt-4 text-body-size text-muted">{texts.reviewed(reviewed)}</p>
    </>
  );
}
