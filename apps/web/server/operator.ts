/** What the law wants to be said of whoever runs the product, and the setting that says it. */
const settings = {
  tradeName: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  mersis: 'OPERATOR_MERSIS',
  email: 'OPERATOR_EMAIL',
  kep: 'OPERATOR_KEP',
  phone: 'OPERATOR_PHONE',
} as const;

export type OperatorDetail = keyof typeof settings;

/** What is not set stays undefined: pages then say so, where a made-up name would pass for a real one. */
export type Operator = Readonly<Record<OperatorDetail, string | undefined>>;

const details = Object.keys(settings) as OperatorDetail[];

export const isOperatorDetail = (name: string): name is OperatorDetail => Object.hasOwn(settings, name);

const mail = { shape: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, what: 'an e-mail address' };
const line = { shape: /^[^\p{Cc}]{1,300}$/u, what: 'one line of text' };

const shapes: Readonly<Record<OperatorDetail, { readonly shape: RegExp; readonly what: string }>> = {
  tradeName: line,
  address: line,
  mersis: { shape: /^\d{16}$/, what: '16 digits' },
  email: mail,
  kep: mail,
  phone: { shape: /^\+?[\d ()-]{7,25}$/, what: 'a phone number' },
};

const detailOf = (env: NodeJS.ProcessEnv, detail: OperatorDetail): string | undefined => {
  const value = env[settings[detail]]?.trim();
  if (!value) return undefined;
  const { shape, what } = shapes[detail];
  if (!shape.test(value)) throw new Error(`${settings[detail]} must be ${what}, not "${value}"`);
  return value;
};

export const operatorOf = (env: NodeJS.ProcessEnv): Operator =>
  Object.fromEntries(details.map((detail) => [detail, detailOf(env, detail)])) as Operator;
