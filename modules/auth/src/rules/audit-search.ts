import { toSearchTerms } from '@ayna/contracts/core/search-text';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What was typed, as terms that must all match, and as the code of an entry, a person or a salon, if it is one. */
export const toAuditSearch = (s: string) => {
  const typed = s.trim();
  const lower = typed.toLowerCase();
  return { typed, terms: toSearchTerms(typed), code: uuid.test(lower) ? lower : null };
};

export type AuditSearch = ReturnType<typeof toAuditSearch>;
