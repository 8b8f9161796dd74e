import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Fact = { readonly icon: LucideIcon; readonly id: string; readonly text: ReactNode };

/** One thing a line, each with its sign. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <ul className="grid gap-2">
      {facts.map(({ icon: Icon, id, text }) => (
        <li key={id} className="flex items-start gap-3">
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px flex-none text-muted" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
