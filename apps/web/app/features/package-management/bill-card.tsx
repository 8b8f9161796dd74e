import { useState } from 'react';
import type { Billing } from '../../data/billing.ts';
import { TaxDetailsDialog } from '../../parts/tax-details-dialog.tsx';
import { TaxDetailsLines } from '../../parts/tax-details-lines.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.bill;

type Props = { readonly salonCode: string; readonly billing: Billing };

export function BillCard({ salonCode, billing: { taxDetails } }: Props) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title={words.title}
      end={
        <Button look="ghost" size="sm" onPress={() => setEditing(true)}>
          {taxDetails ? words.edit : words.write}
        </Button>
      }
    >
      {taxDetails ? (
        <div className="mt-1.5">
          <TaxDetailsLines details={taxDetails} />
        </div>
      ) : (
        <p className="mt-1.5 text-muted">{words.none}</p>
      )}
      {isEditing && (
        <TaxDetailsDialog salonCode={salonCode} saved={taxDetails} close={() => setEditing(false)} />
      )}
    </Card>
  );
}
