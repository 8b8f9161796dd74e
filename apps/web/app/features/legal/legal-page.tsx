import './legal.css';
import type { Operator } from '../../../server/operator.ts';
import { Blocks } from './blocks.tsx';
import type { Block, LegalDocument } from './document.ts';
import { texts } from './texts.ts';

export type LegalData = {
  readonly document: LegalDocument;
  /** The document's date in words. */
  readonly day: string;
  readonly operator: Operator;
};

type Props = LegalData & { readonly title: string };

const isSection = (block: Block) => block.kind === 'heading' && block.level === 2;

/** A legal text: its contents beside it, and lines no longer than the eye follows. */
export function LegalPage({ title, document, day, operator }: Props) {
  const sections = document.blocks.filter(isSection);
  return (
    <div
      data-legal
      className="self-start pt-8 pb-16 desk:grid desk:grid-cols-fill-65 desk:gap-x-16 desk:pt-14"
    >
      <header className="desk:col-span-full">
        <h1 className="display text-display-l-phone text-balance tablet:text-display-l">{title}</h1>
        <p className="num mt-3 text-lead-size text-muted">{texts.version(document.version, day)}</p>
      </header>
      <Contents sections={sections} />
      <article className="min-w-0 max-w-text-wide text-ink-2 desk:col-start-1 desk:row-start-2">
        <Blocks blocks={document.blocks} operator={operator} />
      </article>
    </div>
  );
}

function Contents({ sections }: { readonly sections: readonly Block[] }) {
  return (
    <nav
      data-contents
      aria-label={texts.contents}
      className="mt-7 rounded-lg bg-surface p-5 ring-1 ring-line desk:sticky desk:top-6 desk:col-start-2 desk:row-start-2 desk:mt-4 desk:self-start dark:bg-raised"
    >
      <p className="font-semibold text-lead-size text-ink">{texts.contents}</p>
      <ul className="mt-2 text-lead-size/6">
        {sections.map(
          (section) =>
            section.kind === 'heading' && (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block rounded-xs py-2.5 text-muted hover:text-ink desk:py-1"
                >
                  {section.text}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
