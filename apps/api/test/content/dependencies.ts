import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { auth } from '@ayna/contracts/auth';
import { toCall } from '@ayna/contracts/core/client';
import { customerErased } from '@ayna/contracts/customer.events';
import { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { appointmentEvent, type DependencyKit, queryRows } from '../appointment/dependencies.ts';

const customerSnapshot = { name: 'Elif', lastname: 'Yurt', imageUrl: null, phone: '+905321112233' };

/** Completes an appointment of a customer and waits for its visit. */
const completeVisit = async (kit: DependencyKit) => {
  const [salonCode, card] = [newCode(), newCode()];
  const data = { ...appointmentEvent(salonCode, card, 'Completed'), customerSnapshot };
  const expectVisit = (visit: object) =>
    eventually(async () =>
      expect(
        await queryRows(
          kit,
          'select undone, first_name from content.visits where salon_code = $1 and appointment_code = $2',
          [salonCode, data.code],
        ),
      ).toEqual([visit]),
    );
  await kit.deliver('content', appointmentCompleted.name, data, salonCode);
  await expectVisit({ undone: false, first_name: 'Elif' });
  return { salonCode, card, data, expectVisit };
};

/** Who may review a visit, and the salon that a review is about. */
export const contentDependencies = (kit: DependencyKit) => ({
  'content handles appointment.completed': async () => {
    await completeVisit(kit);
  },
  'content handles appointment.undone': async () => {
    const { salonCode, data, expectVisit } = await completeVisit(kit);
    const undone = { ...data, version: 3, status: 'Approved', was: 'Completed' };
    await kit.deliver('content', appointmentUndone.name, undone, salonCode);
    await expectVisit({ undone: true, first_name: 'Elif' });
  },
  'content handles customer.erased': async () => {
    const { salonCode, card, expectVisit } = await completeVisit(kit);
    const erased = { code: card, version: 2, userCode: null, phone: '', email: '' };
    await kit.deliver('content', customerErased.name, erased, salonCode);
    await expectVisit({ undone: false, first_name: '' });
  },
  'content calls auth': async () => {
    const code = await kit.insertPerson();
    const { url } = toCall(auth.routes.person, { params: { code } });
    expect(await kit.callAs('content', url)).toMatchObject({ code, salons: [] });
  },
  'content calls salon': async () => {
    const { url } = toCall(salon.routes.states, { query: { limit: 1 } });
    expect(await kit.callAs('content', url)).toEqual(expect.any(Array));
    expect(await kit.callAs('catalog', url)).toMatchObject({ code: 'not-found' });
  },
});
