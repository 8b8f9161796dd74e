import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { removeService, restoreService, type Service } from '../../data/services.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.remove;

type Props = { readonly service: Pick<Service, 'code' | 'name'>; readonly leave: () => void };

/** At the end of the form, since on a phone the list has no room for it. */
export function RemoveService({ service: { code, name }, leave }: Props) {
  const { mutateAsync: restore } = useMutation(restoreService);
  const removing = useMutation(removeService);
  const bringBack = () =>
    void restore(code).then(() => showToast({ text: words.restored(name) }), showFailure);
  const remove = () =>
    removing.mutate(code, {
      onSuccess: () => {
        showToast({
          text: words.removed(name),
          detail: words.removedDetail,
          action: { label: words.undo, onPress: bringBack },
        });
        leave();
      },
      onError: showFailure,
    });
  return (
    <div className="mt-6 pt-5 shadow-[0_-1px_0_var(--line)]">
      <Button
        look="danger-outline"
        icon={<Trash2 aria-hidden="true" size={17} strokeWidth={1.75} />}
        isPending={removing.isPending}
        onPress={remove}
      >
        {words.button}
      </Button>
    </div>
  );
}
