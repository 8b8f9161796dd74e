import { ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '../../data/inventory.ts';
import { Button } from '../../ui/button.tsx';
import { ProductSearch } from '../product-search.tsx';
import { texts } from './texts.ts';
import type { Till } from './use-till.ts';

/** A button that becomes a search by name or barcode; Enter takes the first one found. */
export function AddProduct({ till: { draft, setDraft } }: { readonly till: Till }) {
  const [isOpen, setOpen] = useState(false);
  const add = ({ code, name, price, stock }: Product): void => {
    const known = draft.products.find((one) => one.code === code);
    const others = draft.products.filter((one) => one.code !== code);
    const line = { code, name, price, stock, quantity: (known?.quantity ?? 0) + 1 };
    setDraft({ ...draft, products: [...others, line] });
    setOpen(false);
  };
  if (isOpen) return <ProductSearch choose={add} />;
  return (
    <Button look="outline" size="sm" icon={ScanBarcode} onPress={() => setOpen(true)}>
      {texts.addProduct}
    </Button>
  );
}
