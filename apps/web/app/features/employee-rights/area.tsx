import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type Props = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly tour?: string;
  readonly children: ReactNode;
};

/** The rights of one area, under its name. */
export function Area({ title, icon: Icon, tour, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour={tour}
      className="mb-6 grid grid-cols-[36px_minmax(0,1fr)] gap-x-3.5 pb-6.5 shadow-[0_1px_0_var(--line)]"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-segment bg-sunken text-ink-2 dark:bg-raised"
      >
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <h2 id={id} className="font-semibold text-title leading-9">
        {title}
      </h2>
      <div className="col-span-2 tablet:col-span-1 tablet:col-start-2">{children}</div>
    </section>
  );
}
