import type { ConsentKind } from '@ayna/contracts/auth';

/** The version of the consent texts; a new text gets a new version. */
export const consentVersion = 1;

type Form = {
  readonly marketingSms: boolean;
  readonly marketingMail: boolean;
  readonly photos: boolean;
};

/** The choices of a sign-up form, the refused ones included, and the notice that the form shows. */
export const consentsOf = (form: Form): { kind: ConsentKind; given: boolean }[] => [
  { kind: 'notice', given: true },
  { kind: 'marketing-sms', given: form.marketingSms },
  { kind: 'marketing-mail', given: form.marketingMail },
  { kind: 'photos', given: form.photos },
];
