import { CallError } from '@ayna/contracts/core/client';
import { describe, expect, test } from 'vitest';
import type { DesignDraft, PageDesign } from '../../../data/page-design.ts';
import { manualClock } from '../../../lib/manual-clock.ts';
import { SAVE_DELAY_MS } from './draft-saver.ts';
import { createEditorStore } from './editor-store.ts';
import type { StoredEdits } from './stored-edits.ts';

const design: PageDesign = {
  template: 'flow',
  colors: null,
  slogan: '',
  intro: '',
  servicesNote: '',
  teamNote: '',
  sections: [],
};
const stamp = { savedAt: '2026-11-18T10:00:00.000Z', savedBy: 'Elif Kaya' };

const draftOf = (version: number, slogan: string | null): DesignDraft => ({
  version,
  draft: slogan === null ? null : { ...stamp, design: { ...design, slogan } },
  published: { ...design, version: 1, savedAt: null },
});

const setUp = (stored?: StoredEdits, now = draftOf(0, null)) => {
  const clock = manualClock();
  const server = { now, kept: undefined as StoredEdits | undefined };
  const store = createEditorStore({
    loaded: server.now,
    stored,
    clock,
    send: async (version, sent) => {
      if (version !== server.now.version) throw new CallError(409, { code: 'conflict', message: '' });
      server.now = draftOf(version + 1, sent && sent.slogan);
      return server.now;
    },
    keep: (edits) => {
      server.kept = edits;
    },
  });
  const slogan = () => store.read().history.present.slogan;
  return { clock, server, store, slogan };
};

describe('the editor', () => {
  test('saves what is edited, and no draft once it is as published again', async () => {
    const { clock, server, store } = setUp();
    store.edit({ slogan: 'Bir' }, true);
    expect(server.kept?.design.slogan).toBe('Bir');
    await clock.advance(SAVE_DELAY_MS);
    expect(server.now.draft?.design.slogan).toBe('Bir');
    expect(server.kept).toBeUndefined();
    store.undo();
    await clock.advance(SAVE_DELAY_MS);
    expect(server.now).toMatchObject({ version: 2, draft: null });
    store.redo();
    await clock.advance(SAVE_DELAY_MS);
    expect(server.now.draft?.design.slogan).toBe('Bir');
  });

  test('what was not saved before a reload is saved after it, and can be undone', async () => {
    const { clock, server, store, slogan } = setUp({ version: 0, design: { ...design, slogan: 'Eski' } });
    store.start();
    await clock.advance(SAVE_DELAY_MS);
    expect(server.now.draft?.design.slogan).toBe('Eski');
    store.undo();
    expect(slogan()).toBe('');
  });

  test('a reload during a save finds it done, and that is no conflict', async () => {
    const mine = { ...design, slogan: 'Bir ' };
    const { clock, server, store } = setUp(
      { version: 0, design: { ...design, slogan: 'Bir iki' }, sent: mine },
      draftOf(1, 'Bir'),
    );
    store.start();
    await clock.advance(SAVE_DELAY_MS);
    expect(store.read().saveState).toBe('saved');
    expect(server.now.draft?.design.slogan).toBe('Bir iki');
  });

  test('what was stored over a draft of somebody else is a conflict', async () => {
    const stored = { version: 0, design: { ...design, slogan: 'Bir iki' }, sent: design };
    const { clock, store } = setUp(stored, draftOf(1, 'Onun'));
    store.start();
    await clock.advance(SAVE_DELAY_MS);
    expect(store.read().saveState).toBe('conflict');
  });

  test("somebody else's draft is followed unless something is unsaved", async () => {
    const { clock, server, store, slogan } = setUp();
    server.now = draftOf(3, 'Onun');
    store.follow(server.now);
    expect(slogan()).toBe('Onun');
    store.edit({ slogan: 'Benim' });
    server.now = draftOf(4, 'Yine onun');
    store.follow(server.now);
    expect(slogan()).toBe('Benim');
    await clock.advance(SAVE_DELAY_MS);
    expect(store.read().saveState).toBe('conflict');
  });

  test.each([
    ['theirs', 'Onun'],
    ['mine', 'Benim'],
  ])('in a conflict a person keeps %s', async (choice, kept) => {
    const { clock, server, store, slogan } = setUp();
    server.now = draftOf(5, 'Onun');
    store.edit({ slogan: 'Benim' });
    await clock.advance(SAVE_DELAY_MS);
    expect(store.read().saveState).toBe('conflict');
    if (choice === 'mine') await store.keepMine(server.now);
    else store.takeTheirs(server.now);
    expect(slogan()).toBe(kept);
    expect(server.now.draft?.design.slogan).toBe(kept);
    expect(store.read().saveState).toBe('saved');
  });

  test('what was published is shown as the server wrote it', async () => {
    const { store, slogan } = setUp();
    store.edit({ slogan: 'Bir ' });
    await store.flush();
    store.published({
      version: 2,
      draft: null,
      published: { ...design, slogan: 'Bir', version: 2, savedAt: null },
    });
    expect(slogan()).toBe('Bir');
  });
});
