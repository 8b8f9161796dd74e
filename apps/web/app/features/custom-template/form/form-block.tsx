import { type ReactNode, useId } from 'react';

type Props = {
  /** By which the navigation finds it. */
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
};

/** One part of the form, with what it promises beside its title. */
export function FormBlock({ name, title, note, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-block={name}
      className="scroll-mt-12 px-5 py-5 shadow-below last:shadow-none max-tablet:px-4"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="font-semibold text-title">
          {title}
        </h2>
        {note && <p className="text-label text-muted">{note}</p>}
      </div>
      {children}
    </section>
  );
}
