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

const show = (token: string) => app.visitor.call(routes.invitation, { params: { token } });
const named = (code: string) => ({ params: { code } });
const over = refusal('invitation-over', 410);
const membersOf = (person: string) =>
  app.rows<{ salon_code: string; role: string; groups: string[] }>(
    'select salon_code, role, groups from auth.memberships where person_code = $1',
    [person],
  );

test('GET /api/Employee/invitation/{token}: is sent by SMS and says who is invited where', async () => {
  const phone = newPhone();
  const added = await app.add(open, { phone, email: 'mert@ornek.com', title: 'Kalfa', invite: true });
  expect(added).toMatchObject({ account: 'invited', invitation: { by: 'sms', sentTo: phone } });
  const token = await app.tokenTo(phone);
  expect(app.netgsm.sent.at(-1)).toMatchObject({
    line: 'send',
    text: `Nehir Saç Atölyesi sizi Ayna ekibine davet etti. Katılmak için: https://ayna.ornek.com/davet/${token}`,
  });
  expect(await show(token)).toEqual({
    salon: { name: 'Nehir Saç Atölyesi', type: 'HairSalon', district: 'Kadıköy' },
    name: 'Mert',
    lastname: 'Işık',
    position: 'hairdresser',
    title: 'Kalfa',
    by: 'sms',
    sentTo: `0535 *** ** ${phone.slice(-2)}`,
    expiresAt: added.invitation?.expiresAt,
  });
  // Kept as its hash alone.
  expect(JSON.stringify(await app.rows('select * from employee.invitations'))).not.toContain(token);
});

test('is sent by mail to who has no phone here', async () => {
  const email = 'defne@ornek.com';
  const added = await app.add(open, { name: 'Defne', email, invite: true });
  expect(added.invitation).toMatchObject({ by: 'mail', sentTo: email });
  await eventually(() => expect(app.mail.mails).toMatchObject([{ to: [email] }]));
  const token = /\/davet\/([\w-]+)/.exec(app.mail.mails[0]?.text ?? '')?.[1] ?? '';
  expect(await show(token)).toMatchObject({ by: 'mail', sentTo: 'd***@ornek.com' });
  const stranger = await app.person({ email: 'baska@ornek.com' });
  await expect(app.accept(stranger, token)).rejects.toMatchObject(refusal('invitation-of-another', 409));
  const without = await app.person({ email: null });
  expect(await app.accept(without, token)).toEqual({ salonCode: open.salonCode });
});

test('needs a phone or a mail, also for somebody who is added', async () => {
  const response = await open.owner.send(routes.create, {
    body: employeeForm(open.salonCode, { invite: true }),
  });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { fields: { phone: 'Davet için telefon ya da e-posta yazın.' } },
  ]);
  const { code } = await app.add(open);
  await expect(open.owner.call(routes.invite, named(code))).rejects.toMatchObject(
    refusal('invalid-fields', 422),
  );
});

describe('POST /api/Employee/accept-invitation', () => {
  test('makes the account the employee, with the rights of the position', async () => {
    const someone = await app.person({ name: 'Gökçe' });
    const { code } = await app.add(open, { phone: someone.phone, position: 'Receptionist', invite: true });
    const token = await app.tokenTo(someone.phone);
    expect(await app.accept(someone, token)).toEqual({ salonCode: open.salonCode });
    expect(await open.owner.call(routes.one, named(code))).toMatchObject({
      userCode: someone.code,
      // The account says its name itself.
      userSnapshot: { name: 'Gökçe', lastname: 'Kara' },
      account: 'joined',
      invitation: null,
    });
    expect(await membersOf(someone.code)).toEqual([
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
    await eventually(() => expect(app.told(code).at(-1)).toMatchObject({ userCode: someone.code }));
    await expect(show(token)).rejects.toMatchObject(over);
  });

  test('twice, and many times at once, by the same person is done once', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.tokenTo(someone.phone);
    const answers = await Promise.all(Array.from({ length: 6 }, () => app.accept(someone, token)));
    for (const answer of answers) expect(answer).toEqual({ salonCode: open.salonCode });
    await app.accept(someone, token);
    expect(await open.owner.call(routes.one, named(code))).toMatchObject({ version: 2 });
    expect(await membersOf(someone.code)).toHaveLength(1);
  });

  test('by another account is refused', async () => {
    const [someone, other] = [await app.person(), await app.person()];
    await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.tokenTo(someone.phone);
    await expect(app.accept(other, token)).rejects.toMatchObject(refusal('invitation-of-another', 409));
    expect(await membersOf(other.code)).toEqual([]);
    await app.accept(someone, token);
    await expect(app.accept(other, token)).rejects.toMatchObject(over);
  });

  test('by somebody who is in the team, or in that of another salon, is refused', async () => {
    const joined = await app.hire(open);
    await app.add(open, { phone: joined.phone, invite: true });
    const again = await app.tokenTo(joined.phone, 2);
    await expect(app.accept(joined, again)).rejects.toMatchObject(refusal('in-team-already', 409));
    const elsewhere = await app.openSalon();
    await app.add(elsewhere, { phone: joined.phone, invite: true });
    const token = await app.tokenTo(joined.phone, 3);
    await expect(app.accept(joined, token)).rejects.toMatchObject(refusal('employed-already', 409));
    // Who left may begin elsewhere, and is not taken back from there.
    await open.owner.call(routes.remove, named(joined.employeeCode));
    expect(await app.accept(joined, token)).toEqual({ salonCode: elsewhere.salonCode });
    const back = open.owner.call(routes.restore, named(joined.employeeCode));
    await expect(back).rejects.toMatchObject(refusal('employed-already', 409));
  });

  test('goes on where a process died before it gave the rights', async () => {
    const joined = await app.hire(open);
    const token = await app.tokenTo(joined.phone);
    await app.rows('delete from auth.memberships where person_code = $1', [joined.code]);
    await app.accept(joined, token);
    expect(await membersOf(joined.code)).toHaveLength(1);
  });

  test('gives no rights back to somebody who was taken out', async () => {
    const joined = await app.hire(open);
    const token = await app.tokenTo(joined.phone);
    await open.owner.call(routes.setActive, { ...named(joined.employeeCode), body: { isActive: false } });
    await expect(app.accept(joined, token)).rejects.toMatchObject(over);
    await open.owner.call(routes.remove, named(joined.employeeCode));
    await expect(app.accept(joined, token)).rejects.toMatchObject(over);
    expect(await membersOf(joined.code)).toEqual([]);
  });

  test('needs an account', async () => {
    const response = await app.visitor.send(routes.acceptInvitation, { body: { token: 'x'.repeat(24) } });
    expect(response.status).toBe(401);
  });

  test('with a token that somebody guesses finds nothing, however often', async () => {
    const someone = await app.person();
    await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.tokenTo(someone.phone);
    const near = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.toLowerCase(),
      'A'.repeat(24),
    ];
    for (const guess of near) {
      await expect(app.accept(someone, guess)).rejects.toMatchObject(over);
      await expect(show(guess)).rejects.toMatchObject(over);
    }
    expect((await app.visitor.send(routes.invitation, { params: { token: "a'; drop--" } })).status).toBe(422);
  });
});

describe('an invitation', () => {
  test('runs out after seven days, and is shown as such', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.tokenTo(someone.phone);
    app.clock.ahead = 7 * DAY_MS - 60_000;
    await show(token);
    app.clock.ahead = 7 * DAY_MS + 60_000;
    await expect(show(token)).rejects.toMatchObject(over);
    app.clock.ahead = 0;
    await app.rows(
      "update employee.invitations set expires_at = now() - interval '1 second' where employee_code = $1",
      [code],
    );
    await expect(app.accept(someone, token)).rejects.toMatchObject(over);
    expect(await open.owner.call(routes.one, named(code))).toMatchObject({
      account: 'invited',
      invitation: { sentTo: someone.phone },
    });
  });

  test('POST /api/Employee/revoke-invitation/{code}: taken back opens nothing, and the employee stays', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone, invite: true });
    const token = await app.tokenTo(someone.phone);
    const taken = await open.owner.call(routes.revokeInvitation, named(code));
    expect(taken).toMatchObject({ account: 'none', invitation: null, leftAt: null });
    expect(await open.owner.call(routes.revokeInvitation, named(code))).toMatchObject({ account: 'none' });
    await expect(show(token)).rejects.toMatchObject(over);
    await expect(app.accept(someone, token)).rejects.toMatchObject(over);
  });

  test('POST /api/Employee/invite/{code}: sent anew the earlier one dies', async () => {
    const someone = await app.person();
    const { code } = await app.add(open, { phone: someone.phone });
    expect(await open.owner.call(routes.invite, named(code))).toMatchObject({ account: 'invited' });
    const first = await app.tokenTo(someone.phone);
    await open.owner.call(routes.invite, named(code));
    const second = await app.tokenTo(someone.phone, 2);
    await expect(app.accept(someone, first)).rejects.toMatchObject(over);
    await app.accept(someone, second);
    await expect(open.owner.call(routes.invite, named(code))).rejects.toMatchObject(
      refusal('joined-already', 409),
    );
  });

  test('attack 35: is sent five times a day to one, forty times by a salon', async () => {
    const fresh = await app.openSalon();
    const { code } = await app.add(fresh, { phone: newPhone() });
    const again = () => fresh.owner.call(routes.invite, named(code));
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

  test('dies when the number it went to turns out to be wrong, when somebody is out, and when somebody leaves', async () => {
    const wrong = await app.person();
    const { code } = await app.add(open, { phone: wrong.phone, invite: true });
    const token = await app.tokenTo(wrong.phone);
    const body = { name: 'Mert', lastname: 'Işık', title: '', phone: newPhone(), email: null };
    await open.owner.call(routes.update, { ...named(code), body });
    await expect(app.accept(wrong, token)).rejects.toMatchObject(over);
    expect(await open.owner.call(routes.one, named(code))).toMatchObject({ account: 'none' });

    for (const letGo of [
      () => open.owner.call(routes.setActive, { ...named(code), body: { isActive: false } }),
      () => open.owner.call(routes.remove, named(code)),
    ]) {
      const someone = await app.person();
      await open.owner.call(routes.setActive, { ...named(code), body: { isActive: true } });
      await open.owner.call(routes.update, { ...named(code), body: { ...body, phone: someone.phone } });
      await open.owner.call(routes.invite, named(code));
      const next = await app.tokenTo(someone.phone);
      await letGo();
      await expect(app.accept(someone, next)).rejects.toMatchObject(over);
    }
  });
});
