import { auth } from '@ayna/contracts/auth';
import { employee } from '@ayna/contracts/employee';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPhone, refusal, type TeamApp, teamApp } from './kit.ts';
import { employeeForm } from './texts.ts';

const { routes } = employee;
const DAY_MS = 86_400_000;

let app: TeamApp;
let open: Awaited<ReturnType<TeamApp['openSalon']>>;
beforeAll(async () => {
  app = await teamApp();
  open = await app.openSalon(50);
});
afterEach(() => {
  app.clock.ahead = 0;
});
afterAll(() => app[Symbol.asyncDispose]());

const showInvitation = (token: string) => app.visitor.call(routes.invitation, { params: { token } });
const withCode = (code: string) => ({ params: { code } });
const invitationOver = refusal('invitation-over', 410);
const listMemberships = (person: string) =>
  app.rows<{ salon_code: string; role: string; groups: string[] }>(
    'select salon_code, role, groups from auth.memberships where person_code = $1',
    [person],
  );

test('GET /api/Employee/invitation/{token}: is sent by SMS and describes the invitation', async () => {
  const phone = newPhone();
  const added = await app.add(open, { phone, email: 'mert@ornek.com', title: 'Kalfa', invite: true });
  expect(added).toMatchObject({ account: 'invited', invitation: { by: 'sms', sentTo: phone } });
  const token = await app.invitationToken(phone);
  expect(app.netgsm.sent.at(-1)).toMatchObject({
    line: 'send',
    // A trial's own words reach no phone.
    text: `Ayna: Bir salon sizi ekibine davet etti. Katılmak için: https://ayna.ornek.com/davet/${token}`,
  });
  expect(await showInvitation(token)).toEqual({
    salon: { name: 'Nehir Saç Atölyesi', type: 'HairSalon', district: 'Kadıköy' },
    name: 'Mert',
    lastname: 'Işık',
    position: 'hairdresser',
    title: 'Kalfa',
    invitedBy: 'Zehra Kara',
    by: 'sms',
    sentTo: `0535 *** ** ${phone.slice(-2)}`,
    expiresAt: added.invitation?.expiresAt,
  });
  // Only its hash is stored.
  expect(JSON.stringify(await app.rows('select * from employee.invitations'))).not.toContain(token);
});

test('is sent by mail to an employee without a phone', async () => {
  const email = 'defne@ornek.com';
  const added = await app.add(open, { name: 'Defne', email, invite: true });
  expect(added.invitation).toMatchObject({ by: 'mail', sentTo: email });
  await eventually(() => expect(app.mail.mails).toMatchObject([{ to: [email] }]));
  const token = /\/davet\/([\w-]+)/.exec(app.mail.mails[0]?.text ?? '')?.[1] ?? '';
  expect(await showInvitation(token)).toMatchObject({ by: 'mail', sentTo: 'd***@ornek.com' });
  const stranger = await app.person({ email: 'baska@ornek.com' });
  await expect(app.accept(stranger, token)).rejects.toMatchObject(refusal('invitation-of-another', 409));
  const personWithoutEmail = await app.person({ email: null });
  expect(await app.accept(personWithoutEmail, token)).toEqual({ salonCode: open.salonCode });
});

test('needs a phone or an e-mail, also when adding an employee', async () => {
  const response = await open.owner.send(routes.create, {
    body: employeeForm(open.salonCode, { invite: true }),
  });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { fields: { phone: 'Davet için telefon ya da e-posta yazın.' } },
  ]);
  const { code } = await app.add(open);
  await expect(open.owner.call(routes.invite, withCode(code))).rejects.toMatchObject(
    refusal('invalid-fields', 422),
  );
});

describe('POST /api/Employee/accept-invitation', () => {
  test('links the account to the employee and grants the rights of the position', async () => {
    const someone = await app.person({ name: 'Gökçe' });
    const { code } = await app.add(open, { phone: someone.phone, position: 'Receptionist', invite: true });
    const token = await app.invitationToken(someone.phone);
    expect(await app.accept(someone, token)).toEqual({ salonCode: open.salonCode });
    expect(await open.owner.call(routes.byCode, withCode(code))).toMatchObject({
      userCode: someone.code,
      // The name comes from the account.
      userSnapshot: { name: 'Gökçe', lastname: 'Kara' },
      account: 'joined',
      invitation: null,
    });
    expect(await listMemberships(someone.code)).toEqual([
      {
        salon_code: open.salonCode,
        role: 'Employee',
        groups: ['Receptionist', 'manage-customers', 'view-customer-phone', 'view-customers'],
      },
    ]);
    expect(await someone.call(auth.routes.me, {})).toMatchObject({
      salonCode: open.salonCode,
      role: 'Employee',
    });
    await eventually(() => expect(app.eventsOf(code).at(-1)).toMatchObject({ userCode: someone.code }));
    await expect(showInvitation(token)).rejects.toMatchObject(invitationOver);
  });

  test('takes effect once, also when repeated in parallel by the same person', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.invitationToken(someone.phone);
    const responses = await Promise.all(Array.from({ length: 6 }, () => app.accept(someone, token)));
    for (const response of responses) expect(response).toEqual({ salonCode: open.salonCode });
    await app.accept(someone, token);
    expect(await open.owner.call(routes.byCode, withCode(code))).toMatchObject({ version: 2 });
    expect(await listMemberships(someone.code)).toHaveLength(1);
  });

  test('by another account is refused', async () => {
    const [someone, other] = [await app.person(), await app.person()];
    await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.invitationToken(someone.phone);
    await expect(app.accept(other, token)).rejects.toMatchObject(refusal('invitation-of-another', 409));
    expect(await listMemberships(other.code)).toEqual([]);
    await app.accept(someone, token);
    await expect(app.accept(other, token)).rejects.toMatchObject(invitationOver);
  });

  test('by an employee of this or another salon is refused', async () => {
    const joined = await app.hire(open);
    await app.add(open, { phone: joined.phone, invite: true });
    const again = await app.invitationToken(joined.phone, 2);
    await expect(app.accept(joined, again)).rejects.toMatchObject(refusal('in-team-already', 409));
    const elsewhere = await app.openSalon();
    await app.add(elsewhere, { phone: joined.phone, invite: true });
    const token = await app.invitationToken(joined.phone, 3);
    await expect(app.accept(joined, token)).rejects.toMatchObject(refusal('employed-already', 409));
    // A former employee may join another salon, and can then not be restored here.
    await open.owner.call(routes.remove, withCode(joined.employeeCode));
    expect(await app.accept(joined, token)).toEqual({ salonCode: elsewhere.salonCode });
    const back = open.owner.call(routes.restore, withCode(joined.employeeCode));
    await expect(back).rejects.toMatchObject(refusal('employed-already', 409));
  });

  test('completes when a process died before it granted the rights', async () => {
    const joined = await app.hire(open);
    const token = await app.invitationToken(joined.phone);
    await app.rows('delete from auth.memberships where person_code = $1', [joined.code]);
    await app.accept(joined, token);
    expect(await listMemberships(joined.code)).toHaveLength(1);
  });

  test('restores no rights of a deactivated or removed employee', async () => {
    const joined = await app.hire(open);
    const token = await app.invitationToken(joined.phone);
    await open.owner.call(routes.setActive, { ...withCode(joined.employeeCode), body: { isActive: false } });
    await expect(app.accept(joined, token)).rejects.toMatchObject(invitationOver);
    await open.owner.call(routes.remove, withCode(joined.employeeCode));
    await expect(app.accept(joined, token)).rejects.toMatchObject(invitationOver);
    expect(await listMemberships(joined.code)).toEqual([]);
  });

  test('needs an account', async () => {
    const response = await app.visitor.send(routes.acceptInvitation, { body: { token: 'x'.repeat(24) } });
    expect(response.status).toBe(401);
  });

  test('with a guessed token finds nothing', async () => {
    const someone = await app.person();
    await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.invitationToken(someone.phone);
    const near = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.toLowerCase(),
      'A'.repeat(24),
    ];
    for (const guess of near) {
      await expect(app.accept(someone, guess)).rejects.toMatchObject(invitationOver);
      await expect(showInvitation(guess)).rejects.toMatchObject(invitationOver);
    }
    expect((await app.visitor.send(routes.invitation, { params: { token: "a'; drop--" } })).status).toBe(422);
  });
});

describe('an invitation', () => {
  test('expires after seven days, and is shown as expired', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.invitationToken(someone.phone);
    app.clock.ahead = 7 * DAY_MS - 60_000;
    await showInvitation(token);
    app.clock.ahead = 7 * DAY_MS + 60_000;
    await expect(showInvitation(token)).rejects.toMatchObject(invitationOver);
    app.clock.ahead = 0;
    await app.rows(
      "update employee.invitations set expires_at = now() - interval '1 second' where employee_code = $1",
      [code],
    );
    await expect(app.accept(someone, token)).rejects.toMatchObject(invitationOver);
    expect(await open.owner.call(routes.byCode, withCode(code))).toMatchObject({
      account: 'invited',
      invitation: { sentTo: someone.phone },
    });
  });

  test('POST /api/Employee/revoke-invitation/{code}: a revoked link is invalid, and the employee stays', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.invitationToken(someone.phone);
    const revoked = await open.owner.call(routes.revokeInvitation, withCode(code));
    expect(revoked).toMatchObject({ account: 'none', invitation: null, leftAt: null });
    expect(await open.owner.call(routes.revokeInvitation, withCode(code))).toMatchObject({ account: 'none' });
    await expect(showInvitation(token)).rejects.toMatchObject(invitationOver);
    await expect(app.accept(someone, token)).rejects.toMatchObject(invitationOver);
  });

  test('POST /api/Employee/invite/{code}: a new invitation makes the earlier link invalid', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone });
    expect(await open.owner.call(routes.invite, withCode(code))).toMatchObject({ account: 'invited' });
    const first = await app.invitationToken(someone.phone);
    await open.owner.call(routes.invite, withCode(code));
    const second = await app.invitationToken(someone.phone, 2);
    await expect(app.accept(someone, first)).rejects.toMatchObject(invitationOver);
    await app.accept(someone, second);
    await expect(open.owner.call(routes.invite, withCode(code))).rejects.toMatchObject(
      refusal('joined-already', 409),
    );
  });

  test('attack 35: is sent at most five times a day to one employee, forty times by a salon', async () => {
    const fresh = await app.openSalon();
    const { code } = await app.add(fresh, { phone: newPhone() });
    const again = () => fresh.owner.call(routes.invite, withCode(code));
    for (let sent = 0; sent < 5; sent += 1) await again();
    await expect(again()).rejects.toMatchObject(refusal('invited-too-often', 429));
    await app.rows(
      `insert into employee.invitations (salon_code, code, employee_code, token_hash, by, sent_to, state, sent_at, expires_at)
       select salon_code, gen_random_uuid(), employee_code, gen_random_uuid(), by, sent_to, 'revoked', sent_at, expires_at
       from employee.invitations, generate_series(1, 7) where employee_code = $1`,
      [code],
    );
    const used = await app.used(fresh.salonCode);
    const another = app.add(fresh, { phone: newPhone(), invite: true });
    await expect(another).rejects.toMatchObject(refusal('invited-too-often', 429));
    expect(await app.teamOf(fresh.salonCode, fresh.owner)).toHaveLength(used);
    await app.rows(
      "update employee.invitations set sent_at = sent_at - interval '1 day' where salon_code = $1",
      [fresh.salonCode],
    );
    await again();
  });

  test('becomes invalid when the phone changes, and when the employee is deactivated or removed', async () => {
    const wrong = await app.person();
    const { code } = await app.add(open, { phone: wrong.phone, invite: true });
    const token = await app.invitationToken(wrong.phone);
    const body = { name: 'Mert', lastname: 'Işık', title: '', phone: newPhone(), email: null };
    await open.owner.call(routes.update, { ...withCode(code), body });
    await expect(app.accept(wrong, token)).rejects.toMatchObject(invitationOver);
    expect(await open.owner.call(routes.byCode, withCode(code))).toMatchObject({ account: 'none' });

    for (const revoke of [
      () => open.owner.call(routes.setActive, { ...withCode(code), body: { isActive: false } }),
      () => open.owner.call(routes.remove, withCode(code)),
    ]) {
      const someone = await app.person();
      await open.owner.call(routes.setActive, { ...withCode(code), body: { isActive: true } });
      await open.owner.call(routes.update, { ...withCode(code), body: { ...body, phone: someone.phone } });
      await open.owner.call(routes.invite, withCode(code));
      const next = await app.invitationToken(someone.phone);
      await revoke();
      await expect(app.accept(someone, next)).rejects.toMatchObject(invitationOver);
    }
  });
});
