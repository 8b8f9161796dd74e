import { pageSection } from '@ayna/contracts/core/salon-page';
import { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = ReturnType<SalonApp['person']>;

const design = {
  template: 'bloom' as const,
  colors: null,
  slogan: 'Taslak',
  intro: '',
  servicesNote: '',
  teamNote: '',
  sections: pageSection.options.map((name) => ({ name, shown: true })),
};

const read = (who: Person, salonCode: string) => who.call(routes.designDraft, { params: { salonCode } });
const save = (who: Person, salonCode: string, version: number, slogan = 'Taslak') =>
  who.call(routes.saveDesignDraft, {
    params: { salonCode },
    body: { version, design: { ...design, slogan } },
  });
const publish = (who: Person, salonCode: string, version: number) =>
  who.call(routes.publishDesign, { params: { salonCode }, body: { version } });
const preview = (who: Person, salonCode: string, version: number | null = null) =>
  who.call(routes.previewDesign, { params: { salonCode }, body: { version } });
const showPreview = (token: string) => app.visitor.call(routes.previewPage, { params: { token } });

describe('the draft', () => {
  test('is saved, published as a version with its author, and then gone', async () => {
    const { code, owner } = await app.openSalon();
    expect(await read(owner, code)).toMatchObject({ version: 0, draft: null, published: { version: 0 } });
    const saved = await save(owner, code, 0);
    expect(saved).toMatchObject({ version: 1, draft: { design, savedBy: 'Işıl Kara' } });
    expect((await owner.call(routes.design, { params: { salonCode: code } })).slogan).toBe('');
    const published = await publish(owner, code, 1);
    expect(published).toMatchObject({
      version: 2,
      draft: null,
      published: { version: 1, slogan: 'Taslak' },
    });
    const params = { salonCode: code, version: 1 };
    expect(await owner.call(routes.designVersion, { params })).toMatchObject({
      version: 1,
      savedBy: 'Işıl Kara',
      design,
    });
  });

  test('of two editors the second is refused, also after a publication', async () => {
    const { code, owner } = await app.openSalon();
    const colleague = app.member(code, 'manage-salon');
    await save(owner, code, 0, 'Bir');
    await expect(save(colleague, code, 0, 'İki')).rejects.toMatchObject(refusal(409, 'conflict'));
    await save(colleague, code, 1, 'İki');
    await expect(publish(owner, code, 1)).rejects.toMatchObject(refusal(409, 'conflict'));
    await publish(colleague, code, 2);
    for (const version of [0, 1, 2])
      await expect(save(owner, code, version)).rejects.toMatchObject(refusal(409, 'conflict'));
    await expect(publish(owner, code, 3)).rejects.toMatchObject(refusal(409, 'conflict'));
    expect(await save(owner, code, 3, 'Üç')).toMatchObject({ version: 4, published: { slogan: 'İki' } });
  });

  test('of ten first saves at once one succeeds', async () => {
    const { code, owner } = await app.openSalon();
    const saved = await Promise.allSettled(Array.from({ length: 10 }, () => save(owner, code, 0)));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be discarded', async () => {
    const { code, owner } = await app.openSalon();
    await save(owner, code, 0);
    const params = { salonCode: code };
    const gone = await owner.call(routes.saveDesignDraft, { params, body: { version: 1, design: null } });
    expect(gone).toMatchObject({ version: 2, draft: null });
  });

  test('publishing twice with one key publishes once', async () => {
    const { code, owner } = await app.openSalon();
    await save(owner, code, 0);
    const headers = { 'idempotency-key': newCode() };
    const input = { params: { salonCode: code }, body: { version: 1 } };
    const send = async () => (await owner.send(routes.publishDesign, input, headers)).json();
    expect(await send()).toEqual(await send());
    expect((await read(owner, code)).published.version).toBe(1);
  });

  test('colors that cannot be read are refused', async () => {
    const { code, owner } = await app.openSalon();
    const colors = { ground: '#ffffff', text: '#cccccc', accent: '#882e55' };
    const body = { version: 0, design: { ...design, colors } };
    await expect(
      owner.call(routes.saveDesignDraft, { params: { salonCode: code }, body }),
    ).rejects.toMatchObject(refusal(422, 'low-contrast'));
  });

  test('attack 21: belongs to those who manage the salon', async () => {
    const [mine, theirs] = [await app.openSalon(), await app.openSalon()];
    await save(theirs.owner, theirs.code, 0);
    const desk = app.member(mine.code, 'Receptionist');
    const versions = (who: Person, salonCode: string) =>
      who.call(routes.designVersions, { params: { salonCode }, query: {} });
    for (const attempt of [read, preview, versions]) {
      await expect(attempt(desk, mine.code)).rejects.toMatchObject({ status: 403 });
      await expect(attempt(mine.owner, theirs.code)).rejects.toMatchObject({ status: 404 });
    }
    await expect(save(mine.owner, theirs.code, 1)).rejects.toMatchObject({ status: 404 });
    await expect(publish(mine.owner, theirs.code, 1)).rejects.toMatchObject({ status: 404 });
    await expect(publish(desk, mine.code, 0)).rejects.toMatchObject({ status: 403 });
  });
});

test('versions are listed twenty at a time, newest first', async () => {
  const { code, owner } = await app.openSalon();
  for (let version = 0; version < 22; version += 1)
    await owner.call(routes.saveDesign, { params: { salonCode: code }, body: { ...design, version } });
  const list = (before?: string) =>
    owner.call(routes.designVersions, {
      params: { salonCode: code },
      query: { before: before as unknown as number },
    });
  const first = await list();
  expect(first.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 22 - at));
  expect((await list('3')).map(({ version }) => version)).toEqual([2, 1]);
});

describe('a preview link', () => {
  test('shows the draft of an unpublished salon to anybody who has it', async () => {
    const { code, owner, salon: made } = await app.openSalon();
    await owner.call(routes.setStatus, { params: { salonCode: code }, body: { status: 'Draft' } });
    const { token } = await preview(owner, code);
    expect(await showPreview(token)).toMatchObject({
      code,
      status: 'Draft',
      path: made.path,
      design: { template: 'flow', version: 0 },
    });
    // The link follows the draft.
    await save(owner, code, 0, 'Yeni taslak');
    expect((await showPreview(token)).design).toMatchObject({ template: 'bloom', slogan: 'Yeni taslak' });
    await expect(app.visitor.call(routes.page, { params: { path: made.path } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('shows a former version', async () => {
    const { code, owner } = await app.openSalon();
    const body = (slogan: string, version: number) => ({ ...design, slogan, version });
    await owner.call(routes.saveDesign, { params: { salonCode: code }, body: body('Eski', 0) });
    await owner.call(routes.saveDesign, { params: { salonCode: code }, body: body('Yeni', 1) });
    await save(owner, code, 0, 'Taslak');
    const { token } = await preview(owner, code, 1);
    expect((await showPreview(token)).design).toMatchObject({ slogan: 'Eski', version: 1 });
    await expect(preview(owner, code, 9)).rejects.toMatchObject({ status: 404 });
  });

  test('ends after two hours, and a made-up one shows nothing', async () => {
    const { code, owner } = await app.openSalon();
    const { token, expiresAt } = await preview(owner, code);
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(119 * 60_000);
    await expect(showPreview('a'.repeat(24))).rejects.toMatchObject({ status: 404 });
    app.clock.ahead = 2 * 60 * 60_000;
    await expect(showPreview(token)).rejects.toMatchObject({ status: 404 });
    app.clock.ahead = 0;
  });
});
