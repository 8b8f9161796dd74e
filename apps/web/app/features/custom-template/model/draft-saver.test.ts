import { CallError } from '@ayna/contracts/core/client';
import { describe, expect, test } from 'vitest';
import type { DesignDraft, PageDesign } from '../../../data/page-design.ts';
import { manualClock } from '../../../lib/manual-clock.ts';
import { createDraftSaver, RETRY_MS, SAVE_DELAY_MS, type SaveState } from './draft-saver.ts';

const named = (slogan: string) => ({ slogan }) as PageDesign;

/** A server that has one draft and refuses an outdated version. */
const setUp = () => {
  const clock = manualClock();
  const server = { version: 0, saved: [] as (string | null)[], fails: false };
  const states: SaveState[] = [];
  const saver = createDraftSaver({
    version: 0,
    clock,
    send: async (version, design) => {
      if (server.fails) throw new CallError(0, { code: 'unreachable', message: '' });
      if (version !== server.version) throw new CallError(409, { code: 'conflict', message: '' });
      server.version += 1;
      server.saved.push(design && design.slogan);
      return { version: server.version } as DesignDraft;
    },
    onChange: (state) => states.push(state),
  });
  return { clock, server, saver, states };
};

describe('the draft saver', () => {
  test('saves the last of several changes once, a moment after it', async () => {
    const { clock, server, saver, states } = setUp();
    for (const text of ['a', 'ab', 'abc']) {
      saver.change(named(text));
      await clock.advance(100);
    }
    expect(server.saved).toEqual([]);
    await clock.advance(SAVE_DELAY_MS);
    expect(server.saved).toEqual(['abc']);
    expect(states.at(-1)).toBe('saved');
    saver.change(null);
    await clock.advance(SAVE_DELAY_MS);
    expect(server.saved).toEqual(['abc', null]);
  });

  test('flush saves at once and returns the version', async () => {
    const { server, saver } = setUp();
    saver.change(named('a'));
    expect(await saver.flush()).toBe(1);
    expect(await saver.flush()).toBe(1);
    expect(server.saved).toEqual(['a']);
  });

  test('what changes during a save is saved after it, with its version', async () => {
    const { server, saver } = setUp();
    saver.change(named('a'));
    const first = saver.flush();
    // By now the first save is under way.
    await Promise.resolve();
    saver.change(named('b'));
    await first;
    expect(await saver.flush()).toBe(2);
    expect(server.saved).toEqual(['a', 'b']);
  });

  test('tries again after a failure, with what is newest', async () => {
    const { clock, server, saver, states } = setUp();
    server.fails = true;
    saver.change(named('a'));
    await clock.advance(SAVE_DELAY_MS);
    expect(states.at(-1)).toBe('failed');
    expect(await saver.flush()).toBeUndefined();
    server.fails = false;
    await clock.advance(RETRY_MS);
    expect(server.saved).toEqual(['a']);
    expect(states.at(-1)).toBe('saved');
  });

  test('stops at a conflict until a person has decided', async () => {
    const { clock, server, saver, states } = setUp();
    server.version = 5;
    saver.change(named('a'));
    await clock.advance(SAVE_DELAY_MS);
    expect(states.at(-1)).toBe('conflict');
    saver.change(named('b'));
    await clock.advance(RETRY_MS);
    expect(server.saved).toEqual([]);
    saver.continueFrom(5);
    saver.change(named('b'));
    await clock.advance(SAVE_DELAY_MS);
    expect(server.saved).toEqual(['b']);
  });
});
