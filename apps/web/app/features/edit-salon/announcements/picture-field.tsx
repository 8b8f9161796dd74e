import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sendAnnouncementPicture } from '../../../data/files.ts';
import { CropDialog } from '../../../parts/crop-dialog.tsx';
import { PictureButton } from '../../../parts/photo-upload/picture-button.tsx';
import { texts as uploadTexts } from '../../../parts/photo-upload/texts.ts';
import { failureMessage } from '../../../parts/show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { texts } from './texts.ts';

const words = texts.dialog;

type Props = {
  readonly salonCode: string;
  readonly value: string | null;
  readonly onChange: (imageUrl: string | null) => void;
  readonly onSending: (isSending: boolean) => void;
};

/** Chosen, cropped and sent at once; the announcement only takes its address. */
export function PictureField({ salonCode, value, onChange, onSending }: Props) {
  const [file, setFile] = useState<File>();
  const [part, setPart] = useState<number>();
  const [why, setWhy] = useState<string>();
  const send = useMutation(sendAnnouncementPicture);

  const deliver = async (picture: Blob, name: string) => {
    setFile(undefined);
    setWhy(undefined);
    setPart(0);
    onSending(true);
    try {
      const { imageUrl } = await send.mutateAsync({
        salonCode,
        payload: { file: picture, name, onProgress: setPart },
      });
      onChange(imageUrl);
    } catch (failure) {
      setWhy(failureMessage(failure));
    } finally {
      setPart(undefined);
      onSending(false);
    }
  };

  return (
    <div className="grid gap-2">
      <p className="font-[550] text-ink-2 text-label">{words.picture}</p>
      {value && <img src={value} alt="" className="max-h-44 w-full rounded-lg object-cover" />}
      <div className="flex flex-wrap gap-2">
        <PictureButton
          look="outline"
          size="sm"
          icon={<ImagePlus aria-hidden="true" size={16} strokeWidth={1.75} />}
          isPending={part !== undefined}
          onPick={([picked]) => setFile(picked)}
          onRefuse={setWhy}
        >
          {part === undefined
            ? value
              ? words.changePicture
              : words.addPicture
            : words.sending(uploadTexts.percent(part))}
        </PictureButton>
        {value && (
          <Button
            look="ghost"
            size="sm"
            icon={<Trash2 aria-hidden="true" size={16} strokeWidth={1.75} />}
            onPress={() => onChange(null)}
          >
            {words.removePicture}
          </Button>
        )}
      </div>
      <FormFailure message={why} />
      <CropDialog
        file={file}
        kind="photo"
        onUse={(picture) => void deliver(picture, file?.name ?? '')}
        close={() => setFile(undefined)}
      />
    </div>
  );
}
