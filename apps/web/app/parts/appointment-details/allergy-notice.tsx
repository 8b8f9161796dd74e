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
      className="mt-4 flex items-start gap-2.5 rounded-box bg-warning-bg px-3.5 py-2.75 text-warning-ink shadow-frame-pending"
    >
      <TriangleAlert size={20} className="flex-none" />
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold">{first}</p>
        {rest.length > 0 && <p className="whitespace-pre-line text-label">{rest.join('\n')}</p>}
      </div>
    </section>
  );
}
