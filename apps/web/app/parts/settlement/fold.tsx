import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';

type Props = {
  readonly title: string;
  readonly note: string;
  readonly value: string;
  readonly children: ReactNode;
};

const headStyle = 'flex min-h-13 w-full items-center gap-2.5 text-left tablet:min-h-0';

/** Open on a desk; on a phone one line, which opens when it is pressed. */
export function Fold({ title, note, value, children }: Props) {
  const isNarrow = useNarrowScreen();
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const head = (
    <>
      <b className="font-semibold">{title}</b>
      <span className="num min-w-0 flex-1 truncate text-muted">{note}</span>
      <span className="num font-semibold">{value}</span>
    </>
  );
  if (!isNarrow)
    return (
      <section className="py-3.5 shadow-below">
        <div className={headStyle}>{head}</div>
        <div className="mt-2.5">{children}</div>
      </section>
    );
  return (
    <section className="shadow-below">
      <button
        type="button"
        className={headStyle}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        {head}
        <ChevronDown size={18} className={`flex-none text-muted ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div id={contentId} hidden={!isOpen} className="pb-4">
        {children}
      </div>
    </section>
  );
}
