import { TextArea } from '../../ui/text-area.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import type { AddAppointment } from './use-add-appointment.ts';

const words = texts.note;

export function NoteSection({ form: { draft, change, errors } }: { readonly form: AddAppointment }) {
  return (
    <Section title={words.title}>
      <TextArea
        label={words.label}
        isLabelHidden
        hint={words.hint}
        maxLength={500}
        value={draft.note}
        onChange={(note) => change({ note })}
        error={errors.note}
      />
    </Section>
  );
}
