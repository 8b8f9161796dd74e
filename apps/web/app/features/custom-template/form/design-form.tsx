import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Salon } from '../../../data/salon.ts';
import { texts } from '../texts.ts';
import type { DesignEditor } from '../use-design-editor.ts';
import { ColorsBlock } from './colors-block.tsx';
import { OrderBlock } from './order-block.tsx';
import { PicturesBlock } from './pictures-block.tsx';
import { TemplateBlock, type Templates } from './template-block.tsx';
import { WordsBlock } from './words-block.tsx';

const blocks = [
  ['template', texts.template.title],
  ['colors', texts.colors.title],
  ['order', texts.navOrder],
  ['words', texts.words.title],
  ['pictures', texts.navPictures],
] as const;

type BlockName = (typeof blocks)[number][0];

type Props = { readonly salon: Salon; readonly editor: DesignEditor; readonly templates: Templates };

export function DesignForm({ salon, editor, templates }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <>
      <BlockNav scroller={scroller} />
      <div
        ref={scroller}
        role="group"
        aria-label={texts.form}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        <TemplateBlock salon={salon} editor={editor} templates={templates} />
        <ColorsBlock editor={editor} />
        <OrderBlock salon={salon} editor={editor} />
        <WordsBlock editor={editor} />
        <PicturesBlock salonCode={salon.code} />
      </div>
    </>
  );
}

const findBlocks = (box: HTMLElement | null): readonly HTMLElement[] =>
  box ? [...box.querySelectorAll<HTMLElement>('[data-block]')] : [];

/** The block that stands under the navigation; at the end of the scroll the last one. */
const blockAt = (box: HTMLElement): string | undefined => {
  const all = findBlocks(box);
  if (box.scrollTop + box.clientHeight >= box.scrollHeight - 2 && box.scrollTop > 0)
    return all.at(-1)?.dataset['block'];
  return all.findLast(({ offsetTop }) => offsetTop <= box.scrollTop + 24)?.dataset['block'];
};

function BlockNav({ scroller }: { readonly scroller: RefObject<HTMLDivElement | null> }) {
  const [current, setCurrent] = useState<string>('template');
  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const follow = (): void => setCurrent(blockAt(box) ?? 'template');
    box.addEventListener('scroll', follow, { passive: true });
    return () => box.removeEventListener('scroll', follow);
  }, [scroller]);
  const goTo = (name: BlockName): void => {
    const block = findBlocks(scroller.current).find((one) => one.dataset['block'] === name);
    scroller.current?.scrollTo({ top: block?.offsetTop ?? 0, behavior: 'smooth' });
    block?.querySelector<HTMLElement>('input, button, textarea')?.focus({ preventScroll: true });
  };
  return (
    <nav
      aria-label={texts.nav}
      data-tour="design-blocks"
      className="flex flex-none gap-5 overflow-x-auto overscroll-x-contain px-5 shadow-[inset_0_-1px_0_var(--line)] scrollbar-none max-tablet:px-4"
    >
      {blocks.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-current={current === name ? 'true' : undefined}
          onClick={() => goTo(name)}
          className="relative h-12 flex-none cursor-pointer rounded-sm font-medium text-body text-muted -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-t-xs hover:text-ink-2 aria-current:font-semibold aria-current:text-ink aria-current:after:bg-accent tablet:h-11"
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
