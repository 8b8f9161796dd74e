import { describe, expect, test } from 'vitest';
import { change, redo, startHistory, undo } from './history.ts';

describe('history', () => {
  test('goes back and forth through single changes', () => {
    const edited = change(change(startHistory('a'), 'b', 'template'), 'c', 'template');
    expect(undo(edited).present).toBe('b');
    expect(undo(undo(edited)).present).toBe('a');
    expect(undo(undo(undo(edited))).present).toBe('a');
    expect(redo(undo(edited)).present).toBe('c');
    expect(redo(edited)).toBe(edited);
  });

  test('typing on in one field is one step, another field another', () => {
    const typed = ['S', 'Sa', 'Saç'].reduce(
      (now, text) => change(now, text, 'slogan', true),
      startHistory(''),
    );
    expect(undo(typed).present).toBe('');
    const elsewhere = change(typed, 'x', 'intro', true);
    expect(undo(elsewhere).present).toBe('Saç');
    // After a step back typing begins a new step.
    expect(undo(change(undo(elsewhere), 'Saçı', 'slogan', true)).present).toBe('Saç');
  });

  test('a change after a step back leaves no way forth', () => {
    const edited = change(undo(change(startHistory('a'), 'b', 'x')), 'c', 'x');
    expect(redo(edited).present).toBe('c');
  });

  test('keeps a hundred steps', () => {
    const edited = Array.from({ length: 150 }, (_, at) => at + 1).reduce(
      (now, step) => change(now, step, String(step)),
      startHistory(0),
    );
    expect(edited.past).toHaveLength(100);
    expect(edited.past[0]).toBe(50);
  });
});
