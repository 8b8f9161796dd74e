import { type Me, profileForm } from '@ayna/contracts/auth';
import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type LucideIcon, Moon, Sun } from 'lucide-react';
import { type MetaDescriptor, useLocation } from 'react-router';
import { saveProfile } from '../../data/account.ts';
import { meQuery } from '../../data/auth.ts';
import { type ContractForm, useContractForm } from '../../lib/contract-form.ts';
import { originPath } from '../../lib/return-path.ts';
import { setTheme, type Theme, useTheme } from '../../lib/theme.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PictureLetter } from '../../parts/picture-letter.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { UnsavedChangesGuard } from '../../parts/unsaved-changes-guard.tsx';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { Section } from '../../ui/section.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { Line, LoadFailed, LoadingLines } from './line.tsx';
import { MyDataSection } from './my-data-section.tsx';
import { PhotoControl } from './photo-control.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';
import { texts } from './texts.ts';

type ProfileForm = ContractForm<Pick<Me, 'name' | 'lastname'>>;

/** Checked when a field is left, and from then on with every letter. */
const useProfileForm = ({ name, lastname, imageUrl }: Me): ProfileForm => {
  const save = useMutation(saveProfile);
  return useContractForm({
    schema: profileForm,
    saved: { name, lastname },
    checks: 'on-blur',
    needsChange: true,
    send: (names) => save.mutateAsync({ ...names, imageUrl }, { onError: showFailure }),
    onSent(_, { reset }) {
      reset();
      showToast({ text: texts.bar.saved });
    },
  });
};

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** One's own account: what belongs to the person, whatever the salon. */
export default function AccountScreen() {
  const { data: me, error, refetch } = useQuery(meQuery);
  if (me) return <Account me={me} />;
  return (
    <>
      <Head />
      <div className={scroller}>
        <Section layout="side" title={texts.identity.title} text={texts.identity.text}>
          {error ? <LoadFailed failure={error} retry={() => void refetch()} /> : <LoadingLines count={3} />}
        </Section>
      </div>
    </>
  );
}

const scroller = 'min-h-0 flex-1 overflow-y-auto px-6 pt-0.5 pb-7 max-tablet:px-4 max-tablet:pb-6';

function Head() {
  const to = originPath(useLocation(), paths.profile);
  return <PageHead title={texts.title} sub={texts.sub} back={{ to, label: texts.back }} />;
}

function Account({ me }: { readonly me: Me }) {
  const form = useProfileForm(me);
  return (
    <>
      <Head />
      <div className={scroller}>
        <div className="max-w-250">
          <IdentitySection me={me} form={form} />
          <SignInSection me={me} />
          <SecondFactorSection />
          <SessionsSection />
          <ConsentsSection />
          <ThemeSection />
          <MyDataSection me={me} />
        </div>
      </div>
      <ProfileBar form={form} />
      <UnsavedChangesGuard isDirty={form.isDirty} />
    </>
  );
}

const words = texts.look;

const options: readonly { value: Theme; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: words.light, icon: Sun },
  { value: 'dark', label: words.dark, icon: Moon },
];

function ThemeSection() {
  return (
    <Section layout="side" title={words.title}>
      <Line title={words.theme} text={words.text}>
        <Segmented label={words.theme} options={options} value={useTheme()} onChange={setTheme} />
      </Line>
    </Section>
  );
}

const saveWords = texts.bar;

type Props = { readonly form: ProfileForm };

/** It sends the form by its id, wherever that stands. */
function ProfileBar({ form: { props, isDirty, isSending, reset } }: Props) {
  return (
    <SaveBar note={isDirty ? saveWords.dirty : saveWords.clean} isNeeded={isDirty}>
      <Button look="outline" isDisabled={!isDirty || isSending} onPress={reset}>
        {saveWords.reset}
      </Button>
      <Button type="submit" form={props.id} isPending={isSending} isDisabled={!isDirty}>
        {saveWords.save}
      </Button>
    </SaveBar>
  );
}

const identityWords = texts.identity;

type IdentitySectionProps = { readonly me: Me; readonly form: ProfileForm };

function IdentitySection({ me, form }: IdentitySectionProps) {
  return (
    <Section layout="side" title={identityWords.title} text={identityWords.text}>
      <div className="mb-4.5 flex items-center gap-4.5">
        <Portrait me={me} />
        <div className="min-w-0">
          <p className="font-semibold text-title wrap-anywhere">{fullName(me)}</p>
          <p className="text-muted">{texts.roles[me.role]}</p>
          <PhotoControl me={me} />
        </div>
      </div>
      <form {...form.props} className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={identityWords.name}
          autoComplete="given-name"
          maxLength={80}
          {...form.field('name')}
        />
        <TextField
          label={identityWords.lastname}
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
      className="relative grid h-22.75 w-18 flex-none place-items-center overflow-hidden rounded-oval"
    >
      <HairAvatar seed={me.code} className="absolute inset-0 size-full" />
      <PictureLetter name={me.name} className="text-head-32" />
    </span>
  );
}
