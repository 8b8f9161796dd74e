import type { PersonalData } from '@ayna/kernel/module';

export const personalData: PersonalData = {
  people: { erased: ['person_code', 'name', 'lastname', 'email', 'phone', 'image_url', 'folded'] },
  credentials: { erased: ['owner', 'password_hash'] },
  memberships: { erased: ['person_code'] },
  consents: { erased: ['person_code'] },
  sessions: { erased: ['person_code', 'user_agent', 'address'] },
  refresh_tokens: { erased: ['session'] },
  second_factors: { erased: ['owner', 'sealed'] },
  recovery_codes: { erased: ['owner', 'hash'] },
  tours_seen: { erased: ['person_code'] },
  challenges: { erased: ['subject', 'phone'] },
  email_links: { erased: ['subject', 'email'] },
  counts: { erased: ['key'] },
  audit: {
    kept: {
      actor: 'who did what to whose account is kept for two years, by code',
      subject: 'who did what to whose account is kept for two years, by code',
      address: 'from where it was done is kept for two years, against abuse',
      details: 'what changed, and the reason that the person who did it wrote, kept for two years',
      folded: 'the same reason, for searching',
    },
  },
  signing_keys: {},
};
