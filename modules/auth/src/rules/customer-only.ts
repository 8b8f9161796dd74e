type Rights = {
  readonly customerOnly: boolean;
  readonly admin: boolean;
  readonly salonCode: string | null;
  readonly groups: string[] | null;
  readonly suspended: boolean | null;
};

/**
 * What a session may use of its person's rights. One that a code opened without a password uses none: a code alone, read
 * from somebody's phone, must not open a salon or the platform.
 */
export const restrictRights = <R extends Rights>(status: R): R =>
  status.customerOnly ? { ...status, admin: false, salonCode: null, groups: null, suspended: null } : status;
