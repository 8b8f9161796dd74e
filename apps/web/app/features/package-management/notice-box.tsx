import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
};

/** Something that waits for the reader, in amber. */
export function NoticeBox({ icon: Icon, title, text, action }: Props) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-pending-bg px-5 py-4 text-pending-ink ring-1 ring-pending-line/60 ring-inset"
    >
      <Icon size={20} aria-hidden="true" className="flex-none" />
      <div className="num min-w-0 flex-1 basis-60">
        <p className="font-semibold">{title}</p>
        <p className="text-label">{text}</p>
      </div>
      {action}
    </div>
  );
}
