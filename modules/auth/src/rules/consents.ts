import type { ConsentKind } from '@ayna/contracts/auth';

/** Of the texts as they stand; a new text is a new version. */
export const consentVersion = 1;

type Form = {
  readonly noticeRead: boolean;
  readonly marketingSms: boolean;
  readonly marketingMail: boolean;
  readonly photos: boolean;
};

/** What a sign-up says, also where it says no. */
export const consentsOf = (form: Form): { kind: ConsentKind; given: boolean }[] => [
  { kind: 'notice', given: form.noticeRead },
  { kind: 'marketing-sms', given: form.marketingSms },
  { kind: 'marketing-mail', given: form.marketingMail },
  { kind: 'photos', given: form.photos },
];
