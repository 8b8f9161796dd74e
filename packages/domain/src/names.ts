/** The name as people read it: 'Elif Demir', or 'Elif' where there is no last name. */
export const fullName = ({ name, lastname }: { readonly name: string; readonly lastname: string }): string =>
  `${name} ${lastname}`.trim();
