import { expect, it } from 'vitest';
import { constantPage } from './constant-pages.ts';

it('renders a page once and gives every answer its own nonce', async () => {
  let renders = 0;
  const render = async (nonce: string) => {
    renders += 1;
    return `<style nonce="${nonce}"></style><script nonce="${nonce}"></script>`;
  };
  const answers = await Promise.all(['one', 'two'].map((nonce) => constantPage('home', nonce, render)));
  expect(answers).toEqual([
    '<style nonce="one"></style><script nonce="one"></script>',
    '<style nonce="two"></style><script nonce="two"></script>',
  ]);
  expect(renders).toBe(1);
});

it('tries again after a page that could not be rendered', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  await expect(constantPage('other', 'one', broken)).rejects.toThrow('broken');
  expect(await constantPage('other', 'two', async (nonce) => nonce)).toBe('two');
});
