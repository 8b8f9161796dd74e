import { useMutation } from '@tanstack/react-query';
import { changePhoto, orderPhotos, type Photo, removePhoto, restorePhoto } from '../../../data/files.ts';
import { reordered } from '../../../parts/list-order.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { showToast } from '../../../ui/toast.tsx';
import { texts } from './texts.ts';

/** What can be done with the photos that are there. */
export const usePhotoActions = (salonCode: string, all: readonly Photo[]) => {
  const ordering = useMutation(orderPhotos);
  const changing = useMutation(changePhoto);
  const removing = useMutation(removePhoto);
  const restoring = useMutation(restorePhoto);
  return {
    /** The shown ones in a new order. */
    order: (shown: readonly string[]) =>
      ordering.mutate(
        {
          salonCode,
          codes: reordered(
            all.map(({ code }) => code),
            shown,
          ),
        },
        { onError: showFailure },
      ),
    change: (change: Parameters<typeof changing.mutate>[0]) =>
      changing.mutate(change, { onError: showFailure }),
    remove: ({ code }: Photo) =>
      removing.mutate(code, {
        onSuccess: () =>
          showToast({
            text: texts.removed,
            action: {
              label: texts.undo,
              onPress: () => restoring.mutate(code, { onError: showFailure }),
            },
          }),
        onError: showFailure,
      }),
  };
};

export type PhotoActions = ReturnType<typeof usePhotoActions>;
