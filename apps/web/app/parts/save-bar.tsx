import './save-bar.css';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  /** What is to be saved, or what keeps it from being saved. */
  readonly note: ReactNode;
  readonly isWrong?: boolean;
  /** On a phone it takes the place of the bottom bar, and only while there is something to save. */
  readonly isNeeded?: boolean;
  /** The way back and the way on. */
  readonly children: ReactNode;
};

/** At the foot of the sheet, outside of what scrolls; on a phone it stays there while the page scrolls below it. */
export function SaveBar({ note, isWrong = false, isNeeded = true, children }: Props) {
  return (
    <div
      data-save-bar={isNeeded}
      className="flex shrink-0 items-center gap-2.5 bg-surface px-6 py-3.5 shadow-above max-tablet:data-[save-bar=false]:sr-only max-tablet:data-[save-bar=true]:sticky max-tablet:bottom-0 max-tablet:z-10 max-tablet:mt-auto max-tablet:flex-wrap max-tablet:px-4 max-tablet:pt-3 max-tablet:pb-safe-4.5"
    >
      <p
        role="status"
        className={`flex flex-1 items-center gap-1.75 ${isWrong ? 'font-medium text-danger-ink max-tablet:flex-none max-tablet:basis-full' : 'text-muted max-tablet:sr-only'}`}
      >
        {isWrong && <CircleAlert size={16} strokeWidth={2} className="flex-none" />}
        {note}
      </p>
      <div className="contents max-tablet:*:flex-1">{children}</div>
    </div>
  );
}
