import { announcementForm } from '@ayna/contracts/content';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import {
  type Announcement,
  type AnnouncementForm,
  changeAnnouncement,
  createAnnouncement,
} from '../../../data/announcements.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { formIdempotencyKey } from '../../../lib/form-key.ts';
import { FormTextField } from '../../../parts/form-fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { today } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { PictureField } from './picture-field.tsx';
import { texts } from './texts.ts';

const words = texts.dialog;

type Props = {
  readonly salonCode: string;
  /** Undefined for a new one. */
  readonly announcement: Announcement | undefined;
  readonly close: () => void;
};

const startOf = (announcement: Announcement | undefined): AnnouncementForm => ({
  title: announcement?.title ?? '',
  text: announcement?.text ?? '',
  startsOn: announcement?.startsOn ?? today(),
  endsOn: announcement?.endsOn ?? null,
  imageUrl: announcement?.imageUrl ?? null,
});

export function AnnouncementDialog({ salonCode, announcement, close }: Props) {
  const id = useId();
  const [keyFor] = useState(formIdempotencyKey);
  const [isSendingPicture, setSendingPicture] = useState(false);
  const write = useMutation(createAnnouncement);
  const change = useMutation(changeAnnouncement);
  const { form, submit, isSending, failure } = useContractForm<typeof announcementForm, AnnouncementForm>({
    schema: announcementForm,
    start: startOf(announcement),
    async send(value) {
      if (announcement) await change.mutateAsync({ salonCode, code: announcement.code, form: value });
      else await write.mutateAsync({ salonCode, form: value, key: keyFor(value) });
      close();
      showToast({ text: words.written });
    },
  });
  const { control, formState } = form;
  return (
    <Dialog
      width="m"
      title={announcement ? words.edit : words.add}
      isOpen
      isUnsaved={formState.isDirty}
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" onPress={close}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} isPending={isSending} isDisabled={isSendingPicture}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        <FormTextField
          control={control}
          name="title"
          label={words.title}
          hint={words.titleHint}
          maxLength={80}
        />
        <Controller
          control={control}
          name="text"
          render={({ field, fieldState }) => (
            <TextArea
              label={words.text}
              isOptional
              maxLength={300}
              hint={<span className="num block text-right">{words.count(field.value.length)}</span>}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        <div className="grid gap-4 tablet:grid-cols-2">
          <Controller
            control={control}
            name="startsOn"
            render={({ field, fieldState }) => (
              <DateField label={words.startsOn} error={fieldState.error?.message} {...field} />
            )}
          />
          <Controller
            control={control}
            name="endsOn"
            render={({ field, fieldState }) => (
              <DateField
                label={words.endsOn}
                isOptional
                hint={words.endsOnHint}
                error={fieldState.error?.message}
                {...field}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="imageUrl"
          render={({ field }) => (
            <PictureField
              salonCode={salonCode}
              value={field.value}
              onChange={field.onChange}
              onSending={setSendingPicture}
            />
          )}
        />
        <FormFailure message={failure} />
      </form>
    </Dialog>
  );
}
