const prefix = 'invitation:';

export const invitationCause = (invitationCode: string): string => prefix + invitationCode;

type Planned = { readonly cause: string; readonly salonCode: string | null };

/** The invitation that a message was planned for; null for other messages. */
export const invitationOf = ({ cause, salonCode }: Planned) =>
  salonCode !== null && cause.startsWith(prefix) ? { salonCode, code: cause.slice(prefix.length) } : null;
