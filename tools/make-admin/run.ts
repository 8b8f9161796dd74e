// pnpm make-admin --email E --phone P --name N --lastname L: the first Admin of a new installation.
// The password is prompted for, or read from the first line of stdin.
import { parseArgs } from 'node:util';
import { password, signUpForm } from '@ayna/contracts/auth';
import { validate } from '@ayna/contracts/core/validation';
import { withClient } from '../database/databases.ts';
import { ownerUrl } from '../database/settings.ts';
import { makeAdmin } from './make-admin.ts';
import { readPassword } from './read-password.ts';

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    phone: { type: 'string' },
    name: { type: 'string' },
    lastname: { type: 'string' },
  },
});

const { email, phone, name, lastname } = signUpForm.shape;
const read = <T>(what: string, checked: { value: T; fields?: never } | { fields: object }): T => {
  if (checked.fields) throw new Error(`--${what}: ${Object.values(checked.fields).join(' ')}`);
  return (checked as { value: T }).value;
};

try {
  const details = {
    email: read('email', validate(email, values.email)),
    phone: read('phone', validate(phone, values.phone)),
    name: read('name', validate(name, values.name)),
    lastname: read('lastname', validate(lastname, values.lastname)),
  };
  const outcome = await withClient(ownerUrl(), (client) =>
    makeAdmin(client, details, async () => read('password', validate(password, await readPassword()))),
  );
  console.log(
    outcome === 'created'
      ? `${details.email} is an Admin and can sign in.`
      : `${details.email} had an account and is an Admin now.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
