import { expect, test } from 'vitest';
import { createDialogEntries, type OpenDialog } from './dialog-entries.ts';

type Entry = { state: unknown; href: string };

type Counting = 'from the call' | 'from the effect';

/**
 * A tab's history as browsers keep it: a push drops what lies ahead, and `go` takes effect later. Browsers differ in
 * where it counts from if something is pushed meanwhile.
 */
const openTab = (counting: Counting = 'from the call', first: unknown = { key: 'list' }) => {
  const entries: Entry[] = [{ state: first, href: 'https://ayna.test/list' }];
  let index = 0;
  let due: (() => number)[] = [];
  const present = (): Entry => entries[index] as Entry;
  const history = {
    get state() {
      return present().state;
    },
    pushState: (state: unknown, _: string, path?: string) => {
      const href = path === undefined ? present().href : new URL(path, present().href).href;
      entries.splice(index + 1, entries.length, { state, href });
      index += 1;
    },
    replaceState: (state: unknown, _: string, path?: string) => {
      present().state = state;
      if (path !== undefined) present().href = new URL(path, present().href).href;
    },
    go: (steps: number) => {
      const called = index + steps;
      due.push(() => (counting === 'from the call' ? called - index : steps));
    },
  };
  const url = () => new URL(present().href);
  const location = {
    get href() {
      return present().href;
    },
    get pathname() {
      return url().pathname;
    },
    get search() {
      return url().search;
    },
    get hash() {
      return url().hash;
    },
  };
  const path = () => `${url().pathname}${url().search}`;
  let groups = 0;
  const dialogs = createDialogEntries({ history, location }, () => `group ${(groups += 1)}`);
  /** What of the traversals the router saw. */
  const routed: string[] = [];
  const travel = (steps: number): void => {
    if (entries[index + steps] === undefined) return;
    index += steps;
    if (dialogs.onPopState(present().state)) return;
    routed.push(path());
    dialogs.onRouted('POP', path());
  };
  const run = (): void => {
    while (due.length > 0) {
      const [steps, ...rest] = due;
      due = rest;
      travel(steps?.() ?? 0);
    }
  };
  return {
    dialogs,
    routed,
    /** Microtasks, then the traversals that they asked for. */
    settle: async () => {
      await Promise.resolve();
      run();
    },
    press: (steps: 1 | -1) => {
      travel(steps);
      run();
    },
    navigate: (action: 'PUSH' | 'REPLACE', to: string, isLate = false) => {
      history[action === 'PUSH' ? 'pushState' : 'replaceState']({ key: to }, '', to);
      const arrive = () => dialogs.onRouted(action, to);
      if (!isLate) arrive();
      return arrive;
    },
    paths: () => entries.map(({ href }) => new URL(href).pathname),
    at: () => [index, path()] as const,
    traversals: () => due.map((steps) => steps()),
  };
};

type Tab = ReturnType<typeof openTab>;

const openDialog = async (tab: Tab, { mayClose = true, hasEntry = true } = {}) => {
  const closed: string[] = [];
  const dialog: OpenDialog = {
    hasEntry,
    close: () => {
      if (!mayClose) return false;
      closed.push('closed');
      remove();
      return true;
    },
  };
  const remove = tab.dialogs.add(dialog);
  await tab.settle();
  return { dialog, closed, remove };
};

test('back closes the dialog, unseen by the router, and the next back leaves the screen', async () => {
  const tab = openTab();
  tab.navigate('PUSH', '/card');
  const { closed } = await openDialog(tab);
  expect(tab.paths()).toEqual(['/list', '/card', '/card']);
  tab.press(-1);
  await tab.settle();
  expect(closed).toEqual(['closed']);
  expect(tab.at()).toEqual([1, '/card']);
  expect(tab.routed).toEqual([]);
  tab.press(-1);
  expect(tab.routed).toEqual(['/list']);
});

test('a dialog closed by its own means leaves no entry to go back over, and forward opens nothing', async () => {
  const tab = openTab();
  tab.navigate('PUSH', '/card');
  const { remove } = await openDialog(tab);
  remove();
  await tab.settle();
  expect(tab.at()).toEqual([1, '/card']);
  tab.press(1);
  expect(tab.at()).toEqual([1, '/card']);
  expect(tab.routed).toEqual([]);
});

test('of two dialogs back closes the upper one first', async () => {
  const tab = openTab();
  const lower = await openDialog(tab);
  const upper = await openDialog(tab);
  tab.press(-1);
  await tab.settle();
  expect([lower.closed, upper.closed]).toEqual([[], ['closed']]);
  tab.press(-1);
  await tab.settle();
  expect(lower.closed).toEqual(['closed']);
  expect(tab.at()).toEqual([0, '/list']);
});

test('a dialog that opens in place of another takes over its entry', async () => {
  const tab = openTab();
  const first = await openDialog(tab);
  first.remove();
  await openDialog(tab);
  expect(tab.at()).toEqual([1, '/list']);
  expect(tab.paths()).toHaveLength(2);
});

test('a dialog that stays open keeps its entry', async () => {
  const tab = openTab();
  await openDialog(tab, { mayClose: false });
  tab.press(-1);
  tab.press(-1);
  expect(tab.at()).toEqual([1, '/list']);
});

test('a dialog of the address gets an entry once something in it is unsaved, and gives it up before it closes', async () => {
  const tab = openTab();
  const { dialog } = await openDialog(tab, { hasEntry: false });
  expect(tab.paths()).toHaveLength(1);
  dialog.hasEntry = true;
  tab.dialogs.settle();
  expect(tab.at()).toEqual([1, '/list']);
  const order: string[] = [];
  dialog.hasEntry = false;
  tab.dialogs.settle(() => order.push(`closes at ${tab.at()[0]}`));
  expect(order).toEqual([]);
  await tab.settle();
  expect(order).toEqual(['closes at 0']);
});

test('a page opened from a dialog is left by one back, and reached by one forward', async () => {
  const tab = openTab();
  tab.navigate('PUSH', '/customers');
  const { remove } = await openDialog(tab);
  remove();
  tab.navigate('PUSH', '/card');
  await tab.settle();
  tab.press(-1);
  expect(tab.at()).toEqual([1, '/customers']);
  tab.press(1);
  expect(tab.at()[1]).toBe('/card');
  tab.press(-1);
  tab.press(-1);
  expect(tab.at()).toEqual([0, '/list']);
});

test('a page that waits for the closing of its dialog takes the place of the entry', async () => {
  const tab = openTab();
  const { remove } = await openDialog(tab);
  const order: string[] = [];
  tab.dialogs.afterClosing(() => {
    order.push(`navigates at ${tab.at()[0]}`);
    tab.navigate('PUSH', '/card');
  });
  remove();
  expect(order).toEqual([]);
  await tab.settle();
  expect(order).toEqual(['navigates at 0']);
  expect(tab.paths()).toEqual(['/list', '/card']);
});

test('back from a page that is still being rendered is for the router', async () => {
  const tab = openTab();
  const { remove } = await openDialog(tab);
  remove();
  await tab.settle();
  const arrive = tab.navigate('PUSH', '/card', true);
  tab.press(-1);
  arrive();
  expect(tab.routed).toEqual(['/list']);
  expect(tab.at()).toEqual([0, '/list']);
});

test('once a dialog is opened again, forward no longer leads to the page that it had opened before', async () => {
  const tab = openTab();
  const first = await openDialog(tab);
  first.remove();
  tab.navigate('PUSH', '/card');
  await tab.settle();
  tab.press(-1);
  await openDialog(tab);
  tab.press(-1);
  await tab.settle();
  tab.press(1);
  expect(tab.at()).toEqual([0, '/list']);
});

test('what the router replaces under an open dialog stays when the dialog is closed', async () => {
  const tab = openTab();
  const { remove } = await openDialog(tab);
  tab.navigate('REPLACE', '/list?page=2');
  remove();
  await tab.settle();
  expect(tab.at()).toEqual([0, '/list?page=2']);
});

test.each([
  ['PUSH', 'from the call', 'before'],
  ['PUSH', 'from the call', 'after'],
  ['PUSH', 'from the effect', 'before'],
  ['PUSH', 'from the effect', 'after'],
  ['REPLACE', 'from the call', 'before'],
  ['REPLACE', 'from the call', 'after'],
] as const)(
  'a %s while a dialog closes ends at its page: go counts %s, React commits %s it',
  async (...given) => {
    const [action, counting, commit] = given;
    const tab = openTab(counting);
    tab.navigate('PUSH', '/card');
    const { remove } = await openDialog(tab);
    remove();
    await Promise.resolve();
    const arrive = tab.navigate(action, '/other', commit === 'after');
    await tab.settle();
    if (commit === 'after') arrive();
    await tab.settle();
    expect(tab.at()[1]).toBe('/other');
    tab.press(-1);
    expect(tab.at()[1]).toBe(action === 'PUSH' ? '/card' : '/list');
  },
);

test('after a reload no dialog is open, and its entry is left', () => {
  const tab = openTab('from the call', { key: 'list', dialogs: { group: 'old', depth: 1 } });
  tab.dialogs.onRouted('POP', '/list');
  expect(tab.traversals()).toEqual([-1]);
});
