/** What the law wants to be said of anyone who runs the product, and the setting that says it. */
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

const mail = { pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, description: 'an e-mail address' };
const line = { pattern: /^[^\p{Cc}]{1,300}$/u, description: 'one line of text' };

const formats: Readonly<Record<OperatorDetail, { readonly pattern: RegExp; readonly description: string }>> =
  {
    tradeName: line,
    address: line,
    mersis: { pattern: /^\d{16}$/, description: '16 digits' },
    email: mail,
    kep: mail,
    phone: { pattern: /^\+?[\d ()-]{7,25}$/, description: 'a phone number' },
  };

const detailOf = (env: NodeJS.ProcessEnv, detail: OperatorDetail): string | undefined => {
  const value = env[settings[detail]]?.trim();
  if (!value) return undefined;
  const { pattern, description } = formats[detail];
  if (!pattern.test(value)) throw new Error(`${settings[detail]} must be ${description}, not "${value}"`);
  return value;
};

export const operatorOf = (env: NodeJS.ProcessEnv): Operator =>
  Object.fromEntries(details.map((detail) => [detail, detailOf(env, detail)])) as Operator;
