import { date } from '../appointment/kit.ts';

// What a salon without a package may try to create.

export const transaction = {
  type: 'Expense',
  category: 'Rent',
  status: true,
  title: 'Kira',
  amount: 25_000,
  date,
  note: '',
  employeeCode: null,
  employeeSnapshot: null,
  productCode: null,
  appointmentCode: null,
};

export const recurring = {
  title: 'Kira',
  category: 'Rent',
  amount: 25_000,
  day: 5,
  startDate: date,
  endDate: null,
};

export const announcement = { title: 'Yeni saatler', text: '', startsOn: date, endsOn: null, imageUrl: null };

export const message = {
  fullName: 'Ayla Demir',
  email: 'ayla@ornek.com',
  phone: '+905321234567',
  message: 'Paketler hakkında bilgi alabilir miyim?',
};
