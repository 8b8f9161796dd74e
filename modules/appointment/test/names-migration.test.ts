import { migrate } from '@ayna/kernel/migrate/run';
import { expect, test } from 'vitest';
import { appointmentModule } from '../src/index.ts';
import { appointmentApp, routes } from './kit.ts';

const revert = `
  alter table appointment.appointments drop column folded_name;
  delete from ayna.migrations where module = 'appointment' and name = '0021_names_without_cards.sql'`;

test('names that were stored before a search looked at them are folded as new ones are', async () => {
  await using app = await appointmentApp();
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const names = [
    { name: 'Gülşah', lastname: 'Işık' },
    { name: 'İPEK', lastname: 'Çağlayan Ünlü' },
    { name: 'Hâle', lastname: null },
    {},
  ];
  for (const [index, name] of names.entries())
    await desk.call(routes.bookByDesk, { body: app.form(salon, `1${index}:00`, name) });
  const read = () =>
    app.database.asAdmin(async (client) => {
      const { rows } = await client.query<{ folded_name: string | null }>(
        'select folded_name from appointment.appointments order by starts_at',
      );
      return rows.map(({ folded_name }) => folded_name);
    });
  const folded = ['gulsah isik', 'ipek caglayan unlu', 'hale', null];
  expect(await read()).toEqual(folded);

  await app.database.asAdmin((client) => client.query(revert));
  await migrate({ url: app.database.url, modules: [appointmentModule] });
  expect(await read()).toEqual(folded);
});
