import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Move } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { texts } from './texts.ts';

const words = texts.bar;

function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="drag-kbd">{children}</kbd>;
}

type Props = { readonly ref: RefObject<HTMLDivElement | null>; readonly step: number };

/** What can be done while something is held. It stands there unseen, and is shown without React. */
export function DragBar({ ref, step }: Props) {
  return (
    <div ref={ref} className="drag-bar" data-mode="" aria-hidden="true">
      <span>
        <Move className="flex-none" />
        <span data-for="move">{words.move}</span>
        <span data-for="resize">{words.resize}</span>
        <span data-for="keys">{words.keys}</span>
        <span data-for="notify">{words.asks}</span>
      </span>
      <span data-for="arrows" className="num">
        <Key>
          <ArrowUp size={13} strokeWidth={2} />
        </Key>
        <Key>
          <ArrowDown size={13} strokeWidth={2} />
        </Key>
        {words.step(step)}
      </span>
      <span data-for="keys">
        <Key>
          <ArrowLeft size={13} strokeWidth={2} />
        </Key>
        <Key>
          <ArrowRight size={13} strokeWidth={2} />
        </Key>
        {words.column}
      </span>
      <span data-for="keys">
        <Key>{words.shift}</Key>
        <Key>
          <ArrowDown size={13} strokeWidth={2} />
        </Key>
        {words.length}
      </span>
      <span data-for="keys">
        <Key>{words.enter}</Key>
        {words.drop}
      </span>
      <span data-for="escape">
        <Key>{words.escape}</Key>
        {words.leave}
      </span>
    </div>
  );
}
