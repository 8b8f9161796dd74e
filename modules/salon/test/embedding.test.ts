import { salon } from '@ayna/contracts/salon';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type SalonApp, salonApp } from './kit.ts';

const { routes } = salon;

let app: SalonApp;
beforeAll(async () => {
  app = await salonApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Person = ReturnType<SalonApp['person']>;

const read = (who: Person, salonCode: string) => who.call(routes.embedding, { params: { salonCode } });
const save = (who: Person, salonCode: string, ...origins: string[]) =>
  who.call(routes.saveEmbedding, { params: { salonCode }, body: { origins } });

describe('the sites that may frame booking', () => {
  test('are none at first, then those that were saved last, also on the page', async () => {
    const { code, owner } = await app.openSalon(app.person(), { path: 'cerceve' });
    const { code: other } = await app.openSalon(app.person(), { path: 'cerceve-komsu' });
    expect(await read(owner, code)).toEqual({ origins: [] });
    await save(owner, code, 'https://eski.example.com');
    const saved = await save(
      owner,
      code,
      'https://a.example.com',
      'https://b.com:8443',
      'https://a.example.com',
    );
    expect(saved).toEqual({ origins: ['https://a.example.com', 'https://b.com:8443'] });
    expect(await read(owner, code)).toEqual(saved);
    const page = (path: string) => app.visitor.call(routes.page, { params: { path } });
    expect((await page('cerceve')).embedOrigins).toEqual(saved.origins);
    // Of this salon alone.
    expect((await page('cerceve-komsu')).code).toBe(other);
    expect((await page('cerceve-komsu')).embedOrigins).toEqual([]);
    expect(await save(owner, code)).toEqual({ origins: [] });
  });

  test('are at most ten, and each is one site over https', async () => {
    const { code, owner } = await app.openSalon();
    const eleven = Array.from({ length: 11 }, (_, index) => `https://site${index}.com`);
    for (const origins of [eleven, ['http://a.com'], ["https://a.com; script-src 'unsafe-inline'"], ['*']])
      await expect(save(owner, code, ...origins)).rejects.toMatchObject(refusal(422, 'invalid-fields'));
    expect((await save(owner, code, ...eleven.slice(1))).origins).toHaveLength(10);
  });

  test('are for who manages the salon', async () => {
    const { code } = await app.openSalon();
    const desk = app.member(code, 'Receptionist');
    await expect(read(desk, code)).rejects.toMatchObject(refusal(403, 'not-allowed'));
    await expect(save(desk, code, 'https://a.com')).rejects.toMatchObject(refusal(403, 'not-allowed'));
    expect(await save(app.member(code, 'manage-salon'), code, 'https://a.com')).toEqual({
      origins: ['https://a.com'],
    });
  });
});
