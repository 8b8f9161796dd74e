/** Says in which name a single read is asked: the transaction it is by itself sees no other rows and writes none. */
export type Opening = { readonly name: string; readonly values: readonly string[] };

const statements = {
  'see-salon': "select set_config('transaction_read_only', 'on', true), set_config('ayna.salon', $1, true)",
  'see-person':
    "select set_config('transaction_read_only', 'on', true), set_config('role', $1, true), set_config('ayna.person', $2, true)",
} as const;

/** Prepared on every connection as it is made, with values that open nothing. */
export const preparedOpenings = [
  { name: 'see-salon', text: statements['see-salon'], values: [''] },
  { name: 'see-person', text: statements['see-person'], values: ['none', ''] },
];

export const seeingSalon = (salon: string): Opening => ({ name: 'see-salon', values: [salon] });

export const seeingPerson = (role: string, person: string): Opening => ({
  name: 'see-person',
  values: [role, person],
});
