import { type FormEvent, useId, useState } from 'react';
import type { Photo } from '../../../data/files.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';

const words = texts.captionDialog;

type Props = {
  readonly photo: Photo;
  readonly close: () => void;
  readonly save: (caption: string) => void;
};

export function CaptionDialog({ photo, close, save }: Props) {
  const id = useId();
  const [caption, setCaption] = useState(photo.caption);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(caption.trim());
    close();
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      isUnsaved={caption !== photo.caption}
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" onPress={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-3" onSubmit={submit}>
        <img src={photo.imageUrl} alt="" className="max-h-52 w-full rounded-lg object-cover" />
        <TextField
          label={words.label}
          hint={words.hint}
          maxLength={120}
          value={caption}
          onChange={setCaption}
        />
      </form>
    </Dialog>
  );
}
