// pnpm make-admin --email E --phone P --name N --lastname L: the first Admin of a new installation.
// The password is asked for, or read from the first line of what is piped in.
import { parseArgs } from 'node:util';
import { password, signUpForm } from '@ayna/contracts/auth';
import { check } from '@ayna/contracts/core/fields';
import { withClient } from '../database/databases.ts';
import { ownerUrl } from '../database/settings.ts';
import { appoint } from './appoint.ts';
import { readPassword } from './password.ts';

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
  const about = {
    email: read('email', check(email, values.email)),
    phone: read('phone', check(phone, values.phone)),
    name: read('name', check(name, values.name)),
    lastname: read('lastname', check(lastname, values.lastname)),
  };
  const done = await withClient(ownerUrl(), (client) =>
    appoint(client, about, async () => read('password', check(password, await readPassword()))),
  );
  console.log(
    done === 'made'
      ? `${about.email} is an Admin and can sign in.`
      : `${about.email} had an account and is an Admin now.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
