/** iyzico's public test cards, and what comes of them; every other card is fine. */
const declines: Readonly<Record<string, readonly [code: string, group: string]>> = {
  '4111111111111129': ['10051', 'NOT_SUFFICIENT_FUNDS'],
  '4129111111111111': ['10005', 'DO_NOT_HONOUR'],
  '4128111111111112': ['10012', 'INVALID_TRANSACTION'],
  '4127111111111113': ['10041', 'LOST_CARD'],
  '4126111111111114': ['10043', 'STOLEN_CARD'],
  '4125111111111115': ['10054', 'EXPIRED_CARD'],
  '4124111111111116': ['10084', 'INVALID_CVC2'],
  '4123111111111117': ['10057', 'NOT_PERMITTED_TO_CARDHOLDER'],
  '4122111111111118': ['10058', 'NOT_PERMITTED_TO_TERMINAL'],
  '4121111111111119': ['10034', 'FRAUD_SUSPECT'],
  '4130111111111118': ['10204', 'UNKNOWN'],
};

/** The page of the bank cannot be made for this one. */
const noBankPage = '4151111111111112';

/** What the bank says at the end of its page. */
const mdStatuses: Readonly<Record<string, string>> = {
  '4131111111111117': '0',
  '4141111111111115': '4',
};

/** Ours, for trying out what a customer hardly ever sees: the answer to the charge never comes. */
const lostAnswers: Readonly<Record<string, 'lost-answer' | 'no-response'>> = {
  '5528790000000016': 'lost-answer',
  '5528790000000024': 'no-response',
};

export const declineOf = (number: string) => declines[number];
export const hasBankPage = (number: string): boolean => number !== noBankPage;
export const mdStatusOf = (number: string): string => mdStatuses[number] ?? '1';
export const faultOf = (number: string) => lostAnswers[number];
export const associationOf = (number: string): string =>
  number.startsWith('4') ? 'VISA' : number.startsWith('9') ? 'TROY' : 'MASTER_CARD';
