import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { serviceChanged } from '@ayna/contracts/service.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { appointmentEvent, checkCopy, type DependencyKit, queryRows } from '../appointment/dependencies.ts';

/** Completes an appointment whose service uses one of ten pieces. */
const completeAppointment = async (kit: DependencyKit) => {
  const [salonCode, product] = [newCode(), newCode()];
  const data = appointmentEvent(salonCode, null, 'Completed');
  await queryRows(
    kit,
    `with added as (insert into inventory.products (salon_code, code, name, description, category, unit, cost, price,
       barcode, supplier, critical_level, stock, folded)
     values ($1, $2, 'Boya', '', 'Color', 'Tube', 90, 160, '', '', 0, 10, 'boya') returning salon_code, code)
     insert into inventory.recipes (salon_code, service_code, product_code, quantity)
     select salon_code, $3, code, 1 from added`,
    [salonCode, product, data.serviceCode],
  );
  const expectStock = (stock: number) =>
    eventually(async () =>
      expect(
        await queryRows(kit, 'select stock::float8 as stock from inventory.products where code = $1', [
          product,
        ]),
      ).toEqual([{ stock }]),
    );
  await kit.deliver('inventory', appointmentCompleted.name, data, salonCode);
  await expectStock(9);
  return { salonCode, data, expectStock };
};

/** What recipes are taken off and given back by. */
export const inventoryDependencies = (kit: DependencyKit) => ({
  'inventory handles appointment.completed': async () => {
    await completeAppointment(kit);
  },
  'inventory handles appointment.undone': async () => {
    const { salonCode, data, expectStock } = await completeAppointment(kit);
    const undone = { ...data, version: 3, status: 'Approved', was: 'Completed' };
    await kit.deliver('inventory', appointmentUndone.name, undone, salonCode);
    await expectStock(10);
  },
  'inventory handles service.changed': checkCopy(kit, 'inventory', 'service_copies', serviceChanged),
});
