import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepReturnPath } from '../../lib/return-path.ts';
import { customerKindValue, kindParam } from '../../lib/sign-up-kind.ts';
import { AuthForm, AuthHead } from '../../parts/auth-form.tsx';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Consents } from './consents.tsx';
import { Fields } from './fields.tsx';
import { texts } from './texts.ts';
import { type Kind, useSignUp } from './use-sign-up.ts';

export const meta = () => [{ title: texts.documentTitle }];

const arts: Readonly<Record<Kind, SalonType>> = { owner: 'BarberShop', customer: 'BeautySalon' };

const cards = (['owner', 'customer'] as const).map((kind) => ({
  id: kind,
  label: texts[kind].card,
  note: texts[kind].note,
  start: (
    <span className="block h-12 w-9.5 overflow-hidden rounded-[50%] outline outline-line">
      <SalonArt type={arts[kind]} className="size-full" />
    </span>
  ),
}));

export default function SignUpScreen() {
  const [search, setSearch] = useSearchParams();
  // The address follows, for the wall beside the form and for links; it is a moment later than the press.
  const [kind, setKind] = useState<Kind>(search.get(kindParam) === customerKindValue ? 'customer' : 'owner');
  const { form, chooseKind, ...rest } = useSignUp(kind);
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
      <AuthForm {...rest} button={submit}>
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
        <Fields control={form.control} kind={kind} />
        <Consents control={form.control} kind={kind} />
      </AuthForm>
      <p className="mt-3.5 text-balance text-center text-[13px] text-muted leading-[19px]">
        {texts.agreementBefore}{' '}
        <Link look="quiet" to={paths.agreements} target="_blank" rel="noopener">
          {texts.agreement}
        </Link>{' '}
        {texts.agreementAfter}
      </p>
      <p className="mt-4 text-center text-[15px] text-muted">
        {texts.haveAccount} <Link to={keepReturnPath(paths.signIn, search)}>{texts.signIn}</Link>
      </p>
    </>
  );
}
