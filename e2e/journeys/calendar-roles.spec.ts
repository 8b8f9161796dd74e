import { requestAppointments, requireApproval } from '../support/appointment-list.ts';
import { calendarSalon, workHours } from '../support/calendar.ts';
import { columns, openCalendar } from '../support/calendar-page.ts';
import { dayFromStart } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { openMember } from '../support/team.ts';

// What the calendar begins with, by who opens it.

const day = dayFromStart(3);

test('a hairdresser lands on the own day with the own requests counted, the desk at 200 % on the salon', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has neither rail nor desk');
  test.setTimeout(120_000);
  const { salon, ownerCode, service } = await calendarSalon(page);
  await requireApproval(salon);
  const toursSeen = ['calendar'];
  const [hairdresser, desk] = [
    await openMember(browser, salon, { groups: ['update-appointment-status'], toursSeen }),
    await openMember(browser, salon, { groups: ['Receptionist'], toursSeen, position: 'Receptionist' }),
  ];
  await workHours(salon, hairdresser.code);
  for (const [employeeCode, clock] of [
    [ownerCode, '10:00'],
    [hairdresser.code, '12:00'],
  ] as const)
    await requestAppointments(browser, salon, { serviceCode: service.code, employeeCode }, [
      `${day}T${clock}:00`,
    ]);

  await openCalendar(hairdresser.page, `?gun=${day}`);
  await expect(columns(hairdresser.page)).toHaveCount(1);
  await expect(columns(hairdresser.page)).toHaveAttribute('data-employee', hairdresser.code);
  await expect(
    hairdresser.page.getByRole('link', { name: 'Randevular 1 onay bekliyor', exact: true }),
  ).toBeVisible();

  await desk.page.setViewportSize({ width: 720, height: 450 });
  await openCalendar(desk.page, `?gun=${day}`);
  await expect(columns(desk.page)).toHaveCount(3);
  await expect(columns(desk.page).first()).toHaveAttribute('data-employee', ownerCode);
  for (const { page: theirs } of [hairdresser, desk]) await theirs.context().close();
});
