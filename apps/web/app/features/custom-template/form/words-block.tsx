import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { TextFieldName } from '../model/changes.ts';
import { texts } from '../texts.ts';
import type { DesignEditor } from '../use-design-editor.ts';
import { FormBlock } from './form-block.tsx';

const words = texts.words;
const SLOGAN_LENGTH = 120;
const NOTE_LENGTH = 240;
const notes: readonly TextFieldName[] = ['intro', 'servicesNote', 'teamNote'];

export function WordsBlock({ editor }: { readonly editor: DesignEditor }) {
  const { design, edit } = editor;
  const field = (name: TextFieldName, most: number) => ({
    label: words.fields[name],
    value: design[name],
    onChange: (text: string) => edit({ [name]: text }, true),
    maxLength: most,
    labelEnd: <span className="num text-muted">{words.count(Array.from(design[name]).length, most)}</span>,
  });
  return (
    <FormBlock name="words" title={words.title} note={words.note}>
      <div className="grid gap-3.5">
        <TextField {...field('slogan', SLOGAN_LENGTH)} />
        {notes.map((name) => (
          <TextArea key={name} {...field(name, NOTE_LENGTH)} rows={2} />
        ))}
      </div>
    </FormBlock>
  );
}
