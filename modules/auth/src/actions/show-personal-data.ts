import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { toSection } from '@ayna/contracts/core/personal-data';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import { findPerson } from '../store/people.ts';
import { readPersonalData } from '../store/personal-data.ts';
import { personalDataTexts as texts } from '../texts.ts';

/** The identifiers by which the other modules find a person's data. */
export const showDataSubject = (ctx: Ctx, { params }: InputOf<typeof auth.routes.dataSubject>) =>
  ctx.db.acrossSalons('show a person to another module', async (tx) => {
    const person = await findPerson(tx, params.code);
    if (!person?.phone_proved_at) throw new Refusal('not-found');
    const { person_code: code, phone, email, email_proved_at: provedAt } = person;
    return { person: code, phone, email: provedAt ? email : null };
  });

export const showPersonalData = async (ctx: Ctx, { body }: InputOf<typeof auth.routes.personalData>) => {
  const { account, consents, sessions, audit } = await ctx.db.acrossSalons(
    'show a person what is stored about them',
    (tx) => readPersonalData(tx, body.person),
  );
  return [
    toSection(texts.account.title, texts.account.labels, account),
    toSection(texts.consents.title, texts.consents.labels, consents),
    toSection(texts.sessions.title, texts.sessions.labels, sessions),
    toSection(texts.audit.title, texts.audit.labels, audit),
  ];
};
