import { FileText, Pencil } from 'lucide-react';
import type { TaxDetails } from '../../data/billing.ts';
import { taxLines } from '../../parts/tax-details-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const words = texts.bill;

type Props = { readonly details: TaxDetails | null; readonly onEdit: () => void };

/** Whom the invoice is made out to. */
export function BillSection({ details, onEdit }: Props) {
  return (
    <section aria-labelledby="bill" className="grid grid-cols-fill-auto items-center gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 id="bill" className="font-semibold text-title-s">
          {words.title}
        </h2>
        {details ? (
          <p className="num text-ink-2 wrap-anywhere">
            {texts.joined(...taxLines(details).slice(0, 2))}
            <br />
            {texts.joined(...taxLines(details).slice(2))}
          </p>
        ) : (
          <p className="text-ink-2">{words.missing}</p>
        )}
      </div>
      <Button look={details ? 'ghost' : 'outline'} icon={details ? Pencil : FileText} onPress={onEdit}>
        {details ? words.edit : words.write}
      </Button>
    </section>
  );
}
