import { CalendarCheck, Ellipsis, HandCoins, House, ShoppingBag, Store, User, Wallet } from 'lucide-react';
import { RadioCards } from '../../app/ui/radio-cards.tsx';
import type { Section } from '../section.ts';
import { texts } from './controls/texts.ts';

const { radios } = texts;
const roles = [
  { id: 'owner', label: radios.owner, note: radios.ownerNote, start: <Store size={20} /> },
  { id: 'customer', label: radios.customer, note: radios.customerNote, start: <User size={20} /> },
];
const icons = [CalendarCheck, ShoppingBag, House, Wallet, HandCoins, Ellipsis];
const categories = radios.categories.map((label, index) => {
  const Icon = icons[index] ?? Ellipsis;
  return { id: label, label, start: <Icon size={20} /> };
});
const positions = radios.positions.map((label) => ({ id: label, label }));
const employees = radios.employees.map((label, index) => ({
  id: label,
  label,
  note: index === 2 ? radios.off : radios.free,
  isDisabled: index === 2,
}));

function Show() {
  return (
    <div className="grid max-w-3xl gap-5">
      <RadioCards label={radios.role} cards={roles} defaultValue="owner" />
      <RadioCards label={radios.category} cards={categories} look="tile" columns={3} />
      <RadioCards label={radios.position} cards={positions} look="chip" error={radios.positionError} />
      <RadioCards label={radios.employee} cards={employees} columns={3} defaultValue="Nehir Aksoy" />
    </div>
  );
}

export const section: Section = { title: radios.title, Show };
