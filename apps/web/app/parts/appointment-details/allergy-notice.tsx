import { TriangleAlert } from 'lucide-react';
import { texts } from './texts.ts';

const words = texts.allergies;

/** What the card warns of, for those who may know it: '' for the others. Null where the card could not be read. */
export function AllergyNotice({ allergies }: { readonly allergies: string | null }) {
  if (allergies === '') return null;
  const [first = '', ...rest] = (allergies ?? words.unknown).split('\n');
  return (
    <section
      aria-label={words.label}
      className="flex items-start gap-3 bg-ink px-5 py-2.75 text-surface tablet:px-6 dark:bg-sir-100 dark:text-sir-900"
    >
      <TriangleAlert size={20} className="flex-none" />
      <div className="wrap-anywhere min-w-0 tablet:flex tablet:gap-2.5">
        <p className="flex-none font-semibold">{first}</p>
        {rest.length > 0 && <p className="min-w-0 whitespace-pre-line">{rest.join('\n')}</p>}
      </div>
    </section>
  );
}
