import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type Product, recipeQuery } from '../../data/inventory.ts';
import { quantityText } from '../../parts/amount-text.ts';
import { Button } from '../../ui/button.tsx';
import { RecipeDialog } from './recipe-dialog.tsx';
import { texts } from './texts.ts';

const words = texts.recipe;

/** Which services use the product, and how much; it is taken off when an appointment is completed. */
export function RecipeSection({ product }: { readonly product: Product }) {
  const { data } = useQuery(recipeQuery(product.code));
  const [isEditing, setEditing] = useState(false);
  return (
    <section aria-labelledby="product-recipe">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id="product-recipe" className="font-semibold text-title-s-size">
          {words.title}
        </h3>
        {data && (
          <Button look="ghost" size="sm" icon={Pencil} onPress={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
      </div>
      {data?.length === 0 && <p className="text-label text-muted">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="num divide-y divide-line">
          {data.map(({ serviceCode, serviceName, quantity }) => (
            <li key={serviceCode} className="flex items-center justify-between gap-3 py-2">
              <span className="min-w-0 truncate">{serviceName}</span>
              <span className="flex-none font-strong">{quantityText(quantity, product.unit)}</span>
            </li>
          ))}
        </ul>
      )}
      {data && isEditing && <RecipeDialog product={product} recipe={data} close={() => setEditing(false)} />}
    </section>
  );
}
