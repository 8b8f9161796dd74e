import type { Me } from '@ayna/contracts/auth';
import { fullName } from '@ayna/domain/names';
import { Avatar } from '../../ui/avatar.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PhotoControl } from './photo-control.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

const words = texts.identity;

type Props = { readonly me: Me; readonly form: ProfileForm };

export function IdentitySection({ me, form }: Props) {
  return (
    <Section title={words.title} text={words.text}>
      <div className="mb-4.5 flex items-center gap-4.5">
        <Portrait me={me} />
        <div className="min-w-0">
          <p className="font-semibold text-title wrap-anywhere">{fullName(me)}</p>
          <p className="text-muted">{texts.roles[me.role]}</p>
          <PhotoControl me={me} />
        </div>
      </div>
      <form
        id={form.id}
        noValidate
        className="grid gap-4 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <TextField label={words.name} autoComplete="given-name" maxLength={80} {...form.field('name')} />
        <TextField
          label={words.lastname}
          autoComplete="family-name"
          maxLength={80}
          {...form.field('lastname')}
        />
      </form>
    </Section>
  );
}

function Portrait({ me }: { readonly me: Me }) {
  if (me.imageUrl) return <Avatar name={fullName(me)} src={me.imageUrl} size="xl" shape="oval" />;
  return (
    <span
      aria-hidden="true"
      className="relative grid h-[91px] w-18 flex-none place-items-center overflow-hidden rounded-[50%]"
    >
      <HairAvatar seed={me.code} className="absolute inset-0 size-full" />
      <span className="display relative text-[2rem] text-white [text-shadow:0_1px_8px_rgb(0_0_0/0.5)]">
        {Array.from(me.name.toLocaleUpperCase('tr')).at(0)}
      </span>
    </span>
  );
}
