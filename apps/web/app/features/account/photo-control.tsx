import type { Me } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { saveProfile } from '../../data/account.ts';
import { sendProfilePhoto } from '../../data/files.ts';
import { CropDialog } from '../../parts/crop-dialog.tsx';
import { PictureButton } from '../../parts/photo-upload/picture-button.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.photo;

/** Puts another picture, or none, into the profile as it is saved; a name that is being typed stays typed. */
const useProfilePhoto = ({ name, lastname, imageUrl }: Me) => {
  const save = useMutation(saveProfile);
  const put = (next: string | null) => save.mutateAsync({ name, lastname, imageUrl: next });
  const remove = () =>
    put(null).then(
      () =>
        showToast({
          text: words.removed,
          action: { label: words.undo, onPress: () => void put(imageUrl).catch(showFailure) },
        }),
      showFailure,
    );
  return { put, remove, isSaving: save.isPending };
};

export function PhotoControl({ me }: { readonly me: Me }) {
  const [file, setFile] = useState<File>();
  const [part, setPart] = useState<number>();
  const send = useMutation(sendProfilePhoto);
  const { put, remove, isSaving } = useProfilePhoto(me);

  const deliver = async (picture: Blob, fileName: string) => {
    setFile(undefined);
    setPart(0);
    try {
      const { imageUrl } = await send.mutateAsync({ file: picture, name: fileName, onProgress: setPart });
      await put(imageUrl);
      showToast({ text: words.saved });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setPart(undefined);
    }
  };

  return (
    <div className="mt-1.5 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <PictureButton
          look="outline"
          size="sm"
          icon={ImagePlus}
          isPending={part !== undefined}
          onPick={([picked]) => setFile(picked)}
          onRefuse={(problem) => problem && showToast({ text: problem, tone: 'danger' })}
        >
          {me.imageUrl ? words.change : words.add}
        </PictureButton>
        {me.imageUrl && (
          <Button
            look="ghost"
            size="sm"
            icon={Trash2}
            isDisabled={isSaving || part !== undefined}
            onPress={() => void remove()}
          >
            {words.remove}
          </Button>
        )}
      </div>
      {part !== undefined && <ProgressBar label={words.sending} value={Math.floor(part * 100)} />}
      <CropDialog
        file={file}
        kind="portrait"
        close={() => setFile(undefined)}
        onUse={(picture) => void deliver(picture, file?.name ?? '')}
      />
    </div>
  );
}
