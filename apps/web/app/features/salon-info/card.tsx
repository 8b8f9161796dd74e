import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Salon } from '../../data/salon.ts';
import { editSalonPath, type SectionName } from '../../parts/salon-sections.ts';
import { Link } from '../../ui/link.tsx';
import { texts } from './texts.ts';

/** What every card is given. */
export type CardProps = { readonly salon: Salon; readonly mayEdit: boolean };

type Props = CardProps & {
  readonly title: string;
  /** Beside the title, quieter. */
  readonly aside?: ReactNode;
  /** Where it is changed. */
  readonly section: SectionName;
  readonly isWide?: boolean;
  readonly tour?: string;
  readonly children: ReactNode;
};

export function Card({ salon, mayEdit, title, aside, section, isWide = false, tour, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour={tour}
      className={`min-w-0 rounded-lg bg-surface p-5 shadow-outline max-tablet:p-4 dark:bg-raised ${isWide ? 'tablet:col-span-2' : ''}`}
    >
      <div className="mb-3 flex items-baseline gap-2">
        <h2 id={id} className="font-semibold text-title-s">
          {title}
        </h2>
        {aside && <span className="num text-muted text-title-s">{aside}</span>}
        {mayEdit && (
          <span className="ml-auto text-label">
            <Link to={editSalonPath(salon.code, section)} aria-label={texts.changeLabel(title)}>
              <span className="-my-3 inline-block py-3">{texts.change}</span>
            </Link>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

export type Fact = { readonly icon: LucideIcon; readonly id: string; readonly text: ReactNode };

/** One thing a line, each with its sign. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className="grid gap-2">
      {facts.map(({ icon: Icon, id, text }) => (
        <li key={id} className="flex items-start gap-3">
          <Icon size={18} className="mt-px flex-none text-muted" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
