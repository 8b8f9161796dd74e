import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { customerKindValue, keepReturnPath, kindParam } from '../../lib/return-path.ts';
import { AuthForm, AuthHead } from '../../parts/auth-form.tsx';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { AccountFields, AgreementNote, NoticeLine } from '../../parts/sign-up/account-fields.tsx';
import { type Kind, type SignUpForm, useSignUp } from '../../parts/sign-up/use-sign-up.ts';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { texts } from './texts.ts';

export const meta = () => [{ title: texts.documentTitle }];

const arts: Readonly<Record<Kind, SalonType>> = { owner: 'BarberShop', customer: 'BeautySalon' };

const cards = (['owner', 'customer'] as const).map((kind) => ({
  id: kind,
  label: texts[kind].card,
  note: texts[kind].note,
  start: (
    <span className="block h-12 w-9.5 overflow-hidden rounded-oval outline outline-line">
      <SalonArt type={arts[kind]} className="size-full" />
    </span>
  ),
}));

export default function SignUpScreen() {
  const [search, setSearch] = useSearchParams();
  // The address follows, for the wall beside the form and for links; it is a moment later than the press.
  const [kind, setKind] = useState<Kind>(search.get(kindParam) === customerKindValue ? 'customer' : 'owner');
  const { form, chooseKind } = useSignUp({
    kind,
    activationPath: keepReturnPath(paths.phoneActivation, search),
  });
  const { title, lead, submit } = texts[kind];
  const choose = (chosen: Kind): void => {
    const next = new URLSearchParams(search);
    if (chosen === 'customer') next.set(kindParam, customerKindValue);
    else next.delete(kindParam);
    setKind(chosen);
    chooseKind(chosen);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <AuthHead title={title}>{lead}</AuthHead>
      <AuthForm form={form} button={submit}>
        <div className="mb-5">
          <RadioCards
            label={texts.kind}
            isLabelHidden
            look="pair"
            cards={cards}
            value={kind}
            onChange={(chosen) => choose(chosen === 'customer' ? 'customer' : 'owner')}
          />
        </div>
        <AccountFields form={form} emailHint={kind === 'owner' ? texts.invoiceHint : undefined} />
        <Consents form={form} kind={kind} />
      </AuthForm>
      <AgreementNote />
      <p className="mt-4 text-center text-lead-size text-muted">
        {texts.haveAccount} <Link to={keepReturnPath(paths.signIn, search)}>{texts.signIn}</Link>
      </p>
    </>
  );
}

type Props = { readonly form: SignUpForm; readonly kind: Kind };

type Line = { readonly name: 'marketingSms' | 'marketingMail' | 'photos'; readonly label: string };

const lines: Readonly<Record<Kind, readonly Line[]>> = {
  owner: [
    { name: 'marketingSms', label: texts.marketingSms },
    { name: 'marketingMail', label: texts.marketingMail },
  ],
  customer: [
    { name: 'marketingSms', label: texts.marketingSms },
    { name: 'photos', label: texts.photos },
  ],
};

/** Two consents, neither ticked beforehand nor needed; the notice is there to be read. */
function Consents({ form, kind }: Props) {
  return (
    <>
      <fieldset className="mt-5 rounded-card bg-sunken px-4 py-1 dark:bg-raised">
        <legend className="sr-only">{texts.consents}</legend>
        {lines[kind].map(({ name, label }) => (
          <div key={name} className="py-0.5 not-last:shadow-below tablet:py-2.5">
            <Checkbox {...form.field(name)} label={label} />
          </div>
        ))}
      </fieldset>
      <p className="mx-0.5 mt-2 text-caption-size text-muted leading-4.5">
        {texts.consentsNote} <NoticeLine />
      </p>
    </>
  );
}
