import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { texts } from './texts.ts';
import type { SignUpForm } from './use-sign-up.ts';

const names = { name: 'given-name', lastname: 'family-name' } as const;

type Props = {
  readonly form: SignUpForm;
  readonly phoneHint?: string | undefined;
  readonly emailHint?: string | undefined;
};

/** What every account begins with. */
export function AccountFields({ form, phoneHint = texts.phoneHint, emailHint }: Props) {
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-3.5">
      {(['name', 'lastname'] as const).map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={texts[name]}
          autoComplete={names[name]}
          size="lg"
        />
      ))}
      <div className="col-span-2">
        <PhoneField {...form.field('phone')} label={texts.phone} hint={phoneHint} size="lg" />
      </div>
      <div className="col-span-2">
        <TextField
          {...form.field('email')}
          label={texts.email}
          hint={emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          size="lg"
        />
      </div>
      <div className="col-span-2">
        <NewPasswordField {...form.field('password')} label={texts.password} />
      </div>
    </div>
  );
}

/** What is agreed to by going on. */
export function AgreementNote() {
  return (
    <p className="mt-3.5 text-balance text-center text-label-size text-muted leading-4.75">
      {texts.agreementBefore}{' '}
      <Link look="quiet" to={paths.agreements} target="_blank" rel="noopener">
        {texts.agreement}
      </Link>{' '}
      {texts.agreementAfter}
    </p>
  );
}

/** In a tab of its own: what was typed stays. */
export function NoticeLine() {
  return (
    <>
      {texts.noticeBefore}{' '}
      <Link look="inline" to={paths.dataNotice} target="_blank" rel="noopener">
        {texts.notice}
      </Link>{' '}
      {texts.noticeAfter}
    </>
  );
}
