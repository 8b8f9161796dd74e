import { CallError } from '@ayna/contracts/core/client';
import { productForm } from '@ayna/contracts/inventory';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type MetaDescriptor, useNavigate, useParams } from 'react-router';
import {
  changeProduct,
  type Product,
  productQuery,
  removeProduct,
  restoreProduct,
} from '../../data/inventory.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { RequireInventoryRight } from '../../parts/require-inventory-right.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { messages, ProductForm, type ProductValues } from './product-form.tsx';
import { texts } from './texts.ts';

const words = texts.edit;

export const meta = (): MetaDescriptor[] => [{ title: words.documentTitle }];

export default function EditProductScreen() {
  const { code = '' } = useParams();
  const head = (
    <BreadcrumbHead title={words.title} from={{ to: paths.inventory, label: texts.list }} here={words.here} />
  );
  return (
    <RequireInventoryRight page={words.title} head={head}>
      {() => <Loaded key={code} code={code} />}
    </RequireInventoryRight>
  );
}

/** The form begins with what was read first and keeps to it while others save; who asks for the last state gets it. */
function Loaded({ code }: { readonly code: string }) {
  const [isRead, setRead] = useState(false);
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...productQuery(code), enabled: !isRead });
  if (data && isFetchedAfterMount && !isRead) setRead(true);
  const [round, setRound] = useState(0);
  const reload = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  if (data && isFetchedAfterMount)
    return <EditProduct key={round} read={data} reload={() => void reload()} />;
  if (error)
    return (
      <LoadFailure
        title={texts.loadFailed}
        text={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="max-w-192 px-6 max-tablet:px-4">
      <SkeletonArea>
        <Skeleton className="mb-6 h-44 w-full" />
        <Skeleton className="h-44 w-full" />
      </SkeletonArea>
    </div>
  );
}

const valuesOf = (product: Product): ProductValues => {
  const { name, description, category, unit, cost, price, barcode, supplier, criticalLevel, stock } = product;
  return { name, description, category, unit, cost, price, barcode, supplier, criticalLevel, stock };
};

type EditProps = { readonly read: Product; readonly reload: () => void };

function EditProduct({ read, reload }: EditProps) {
  const navigate = useNavigate();
  const { mutateAsync: change } = useMutation(changeProduct);
  const [product] = useState(read);
  const [start] = useState(() => valuesOf(read));
  const [hasConflict, setConflict] = useState(false);
  const form = useContractForm({
    schema: productForm,
    saved: start,
    messages,
    async send(fields) {
      try {
        const saved = await change({ code: product.code, body: { ...fields, version: product.version } });
        showToast({ text: texts.bar.saved(saved.name) });
      } catch (error) {
        setConflict(error instanceof CallError && error.body.code === 'conflict');
        throw error;
      }
    },
    onSent: () => void navigate(paths.inventory),
  });
  return (
    <ProductForm form={form} reload={hasConflict ? reload : undefined}>
      <RemoveProduct product={product} leave={form.finish} />
    </ProductForm>
  );
}

type RemoveProps = { readonly product: Product; readonly leave: () => void };

function RemoveProduct({ product: { code, name }, leave }: RemoveProps) {
  const { mutateAsync: restore } = useMutation(restoreProduct);
  const removing = useMutation(removeProduct);
  const bringBack = () =>
    void restore(code).then(() => showToast({ text: texts.remove.restored(name) }), showFailure);
  const remove = () =>
    removing.mutate(code, {
      onSuccess: () => {
        showToast({
          text: texts.remove.removed(name),
          detail: texts.remove.detail,
          action: { label: texts.remove.undo, onPress: bringBack },
        });
        leave();
      },
      onError: showFailure,
    });
  return (
    <div className="mt-6 pt-5 shadow-above">
      <Button look="danger-outline" icon={Trash2} isPending={removing.isPending} onPress={remove}>
        {texts.remove.button}
      </Button>
    </div>
  );
}
