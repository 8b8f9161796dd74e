import { Search } from 'lucide-react';
import { Link } from '../../app/ui/link.tsx';
import { PasswordField } from '../../app/ui/password-field.tsx';
import { TextArea } from '../../app/ui/text-area.tsx';
import { TextField } from '../../app/ui/text-field.tsx';
import type { Section } from '../section.ts';
import { FieldGrid } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { textFields } = texts;

function Show() {
  return (
    <FieldGrid>
      <TextField label={textFields.name} defaultValue={textFields.nameValue} autoComplete="given-name" />
      <TextField label={textFields.surname} isOptional autoComplete="family-name" />
      <TextField
        label={textFields.email}
        type="email"
        placeholder={textFields.emailExample}
        hint={textFields.emailHint}
      />
      <TextField label={textFields.email} defaultValue="gulsen@" error={textFields.emailError} />
      <PasswordField
        label={textFields.password}
        defaultValue="mirrormirror1"
        autoComplete="current-password"
        labelEnd={<Link to="/">{textFields.forgotten}</Link>}
      />
      <TextField
        label={textFields.search}
        isLabelHidden
        type="search"
        placeholder={textFields.search}
        start={<Search />}
      />
      <TextField label={textFields.closed} defaultValue={textFields.closedValue} isDisabled />
      <TextField label={textFields.name} size="lg" />
      <TextArea label={textFields.note} defaultValue={textFields.noteValue} hint={textFields.noteHint} />
    </FieldGrid>
  );
}

export const section: Section = { title: textFields.title, Show };
