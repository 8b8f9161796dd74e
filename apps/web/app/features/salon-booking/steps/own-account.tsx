import { auth } from '@ayna/contracts/core/first-password-routes';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { passwordStatusQuery, setFirstPassword } from '../../../data/first-password.ts';
import { useContractForm } from '../../../lib/contract-form.ts';
import { NewPasswordField } from '../../../parts/new-password-field.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { doneTexts } from './done.texts.ts';

const words = doneTexts.account;

/** For those who want one: the proved phone is an account already, and a password opens all of it. */
export function OwnAccount({ phone }: { readonly phone: string }) {
  const [isSet, setSet] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { data: status } = useQuery({ ...passwordStatusQuery, enabled: !isSet });
  if (isSet)
    return (
      <Panel icon={<CircleCheck size={20} className="text-success-ink" />} title={words.setTitle}>
        <p role="status" className="text-body text-muted">
          {words.setText}
        </p>
        <Link to={paths.myAppointments} reloadDocument>
          {doneTexts.done.all}
        </Link>
      </Panel>
    );
  if (!status || status.exists) return null;
  return (
    <Panel icon={<UserRound size={20} className="text-accent-ink" />} title={words.title}>
      <p className="mb-3 text-pretty text-body text-muted">{words.text}</p>
      {!status.maySet && (
        <ButtonLink look="outline" to={paths.forgottenPassword} reloadDocument>
          {words.choose}
        </ButtonLink>
      )}
      {status.maySet && !isOpen && (
        <Button look="outline" onPress={() => setOpen(true)}>
          {words.choose}
        </Button>
      )}
      {status.maySet && isOpen && <PasswordForm phone={phone} onSet={() => setSet(true)} />}
    </Panel>
  );
}

type PanelProps = { readonly icon: ReactNode; readonly title: string; readonly children: ReactNode };

function Panel({ icon, title, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className="mt-3.5 rounded-xl bg-accent-soft px-4.5 py-4 text-left dark:bg-raised"
    >
      <h2 className="flex items-center gap-2 font-strong">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

type FormProps = { readonly phone: string; readonly onSet: () => void };

function PasswordForm({ phone, onSet }: FormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const setting = useMutation(setFirstPassword);
  const form = useContractForm({
    schema: auth.routes.firstPassword.body,
    saved: { password: '' },
    send: async ({ password }) => {
      await setting.mutateAsync(password);
      // Here, and not once it is drawn: the new session empties the caches, and this form goes with its status.
      onSet();
    },
  });
  return (
    <form {...form.props} method="post" className="grid gap-3">
      {/* With what a password manager stores the password; people do not see it. */}
      <input type="text" autoComplete="username" value={phone} readOnly hidden />
      <NewPasswordField {...form.field('password')} ref={field} label={words.password} />
      <FormFailure message={form.failure} />
      <button
        type="submit"
        disabled={form.isSending}
        className={`${buttonStyle({ size: 'lg' })} justify-self-start`}
      >
        {words.save}
      </button>
    </form>
  );
}
