import { newProduct } from '@ayna/contracts/inventory';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaDescriptor, useNavigate } from 'react-router';
import { createProduct } from '../../data/inventory.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { RequireInventoryRight } from '../../parts/require-inventory-right.tsx';
import { paths } from '../../paths.ts';
import { showToast } from '../../ui/toast.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { messages, ProductForm, type ProductValues } from './product-form.tsx';
import { texts } from './texts.ts';

const words = texts.add;

const { name, stock, description, critical, price } = texts.tour.steps;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="product-name"]', ...name },
  { target: '[data-tour="product-stock"]', ...stock },
  { target: '[data-tour="product-critical"]', ...critical },
  { target: '[data-tour="product-description"]', ...description },
  { target: '[data-tour="product-money"]', ...price },
];

export const meta = (): MetaDescriptor[] => [{ title: words.documentTitle }];

export default function AddProductScreen() {
  const head = (
    <BreadcrumbHead title={words.title} from={{ to: paths.inventory, label: texts.list }} here={words.here}>
      <PageTour tour="add-product" name={texts.tour.name} steps={tourSteps} />
    </BreadcrumbHead>
  );
  return (
    <RequireInventoryRight page={words.title} head={head}>
      {(salonCode) => <AddProduct salonCode={salonCode} />}
    </RequireInventoryRight>
  );
}

const empty: ProductValues = {
  name: '',
  description: '',
  category: null,
  unit: 'Piece',
  cost: null,
  price: null,
  barcode: '',
  supplier: '',
  criticalLevel: 0,
  stock: 0,
};

function AddProduct({ salonCode }: { readonly salonCode: string }) {
  const navigate = useNavigate();
  const { mutateAsync: create } = useMutation(createProduct);
  const [keyOf] = useState(formIdempotencyKey);
  const form = useContractForm({
    schema: newProduct,
    saved: empty,
    messages,
    send(product) {
      const body = { salonCode, ...product };
      return create({ body, key: keyOf(body) });
    },
    onSent({ name }) {
      showToast({ text: texts.bar.added(name) });
      void navigate(paths.inventory);
    },
  });
  return <ProductForm form={form} isNew />;
}
