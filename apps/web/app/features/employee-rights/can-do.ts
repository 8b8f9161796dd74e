import type { GroupName } from '@ayna/contracts/groups';
import { type Groups, isOn, levelOf } from './rights.ts';
import { texts } from './texts.ts';

const words = texts.can;

export type CanDo = { readonly can: boolean; readonly text: string };

const can = (text: string): CanDo => ({ can: true, text });
const cannot = (text: string): CanDo => ({ can: false, text });

const managed = Object.keys(words.areas) as (keyof typeof words.areas)[];

const appointments = (groups: Groups): readonly CanDo[] => {
  const desk = isOn(groups, 'Receptionist');
  const create = desk ? 'all' : levelOf(groups, 'create');
  const update = desk ? 'all' : levelOf(groups, 'update');
  return [
    { all: can(words.createAll), own: can(words.createOwn), none: cannot(words.createNone) }[create],
    { all: can(words.updateAll), own: can(words.updateOwn), none: cannot(words.updateNone) }[update],
  ];
};

const customers = (groups: Groups): readonly CanDo[] => {
  const sees = (['view-customers', 'manage-customers', 'Receptionist'] as const).some((name) =>
    isOn(groups, name),
  );
  if (!sees) return [cannot(words.customersNone)];
  const visible = isOn(groups, 'view-customer-phone') ? words.customersWithPhone : words.customers;
  return [can(visible), ...(isOn(groups, 'manage-customers') ? [can(words.customersChange)] : [])];
};

const either = (groups: Groups, name: GroupName, yes: string, no: string): CanDo =>
  isOn(groups, name) ? can(yes) : cannot(no);

/** What somebody with these rights can do, in sentences; what is closed comes last. */
export const canDo = (groups: Groups): readonly CanDo[] => {
  if (isOn(groups, 'Administrator')) return [can(words.everything), can(words.gives)];
  const open = managed.filter((name) => isOn(groups, name));
  const shut = managed.filter((name) => !isOn(groups, name));
  const all = [
    ...appointments(groups),
    ...customers(groups),
    either(groups, 'manage-finance', words.money, words.moneyNone),
    either(groups, 'view-reports', words.reports, words.reportsNone),
    ...(open.length > 0 ? [can(words.manages(open.map((name) => words.areas[name].object)))] : []),
    ...(shut.length > 0 ? [cannot(words.managesNot(shut.map((name) => words.areas[name].plain)))] : []),
  ];
  return [...all.filter((one) => one.can), ...all.filter((one) => !one.can)].map(({ can: yes, text }) => ({
    can: yes,
    text: text.charAt(0).toLocaleUpperCase('tr') + text.slice(1),
  }));
};
