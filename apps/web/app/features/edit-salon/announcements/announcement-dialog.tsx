import { announcementForm } from '@ayna/contracts/content';
import { useMutation } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type Announcement,
  type AnnouncementForm,
  changeAnnouncement,
  createAnnouncement,
} from '../../../data/announcements.ts';
import { sendAnnouncementPicture } from '../../../data/files.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../../lib/idempotency-key.ts';
import { CropDialog } from '../../../parts/crop-dialog.tsx';
import { PictureButton } from '../../../parts/photo-upload/picture-button.tsx';
import { texts as uploadTexts } from '../../../parts/photo-upload/texts.ts';
import { failureMessage } from '../../../parts/show-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { today } from '../../../ui/day-text.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.dialog;

type Props = {
  readonly salonCode: string;
  /** Undefined for a new one. */
  readonly announcement: Announcement | undefined;
  readonly close: () => void;
};

type Values = Omit<AnnouncementForm, 'startsOn'> & { readonly startsOn: string | null };

const startOf = (announcement: Announcement | undefined): Values => ({
  title: announcement?.title ?? '',
  text: announcement?.text ?? '',
  startsOn: announcement?.startsOn ?? today(),
  endsOn: announcement?.endsOn ?? null,
  imageUrl: announcement?.imageUrl ?? null,
});

export function AnnouncementDialog({ salonCode, announcement, close }: Props) {
  const [keyFor] = useState(formIdempotencyKey);
  const [isSendingPicture, setSendingPicture] = useState(false);
  const write = useMutation(createAnnouncement);
  const change = useMutation(changeAnnouncement);
  const form = useContractForm({
    schema: announcementForm,
    saved: startOf(announcement),
    send: (body) =>
      announcement
        ? change.mutateAsync({ salonCode, code: announcement.code, form: body })
        : write.mutateAsync({ salonCode, form: body, key: keyFor(body) }),
    onSent() {
      close();
      showToast({ text: words.written });
    },
  });
  return (
    <FormDialog
      form={form}
      width="m"
      title={announcement ? words.edit : words.add}
      close={close}
      save={words.save}
      isSaveDisabled={isSendingPicture}
    >
      <TextField {...form.field('title')} label={words.title} hint={words.titleHint} maxLength={80} />
      <TextArea
        {...form.field('text')}
        label={words.text}
        isOptional
        maxLength={300}
        hint={<span className="num block text-right">{words.count(form.values.text.length)}</span>}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <DateField {...form.field('startsOn')} label={words.startsOn} />
        <DateField {...form.field('endsOn')} label={words.endsOn} isOptional hint={words.endsOnHint} />
      </div>
      <PictureField
        salonCode={salonCode}
        value={form.values.imageUrl}
        onChange={(imageUrl) => form.set({ imageUrl })}
        onSending={setSendingPicture}
      />
    </FormDialog>
  );
}

const pictureWords = texts.dialog;

type PictureFieldProps = {
  readonly salonCode: string;
  readonly value: string | null;
  readonly onChange: (imageUrl: string | null) => void;
  readonly onSending: (isSending: boolean) => void;
};

/** Chosen, cropped and sent at once; the announcement only takes its address. */
function PictureField({ salonCode, value, onChange, onSending }: PictureFieldProps) {
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
      <p className="font-strong text-ink-2 text-label">{pictureWords.picture}</p>
      {value && <img src={value} alt="" className="max-h-44 w-full rounded-lg object-cover" />}
      <div className="flex flex-wrap gap-2">
        <PictureButton
          look="outline"
          size="sm"
          icon={ImagePlus}
          isPending={part !== undefined}
          onPick={([picked]) => setFile(picked)}
          onRefuse={setWhy}
        >
          {part === undefined
            ? value
              ? pictureWords.changePicture
              : pictureWords.addPicture
            : pictureWords.sending(uploadTexts.percent(part))}
        </PictureButton>
        {value && (
          <Button look="ghost" size="sm" icon={Trash2} onPress={() => onChange(null)}>
            {pictureWords.removePicture}
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
