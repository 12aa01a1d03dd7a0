import { describe, expect, it } from 'vitest';
import { createNetworkError } from '../../lib/http/apiError.ts';
import { createBulkSubmitters, runBulk, type BulkJob, type BulkLine, type BulkOutcome } from './runBulk.ts';

const LIVE = new AbortController().signal;

const makeJob = (id: string, send: BulkJob['send']): BulkJob => ({ id, name: id.toUpperCase(), send });

const runAll = async (jobs: readonly BulkJob[], signal = LIVE, getSubmitter = createBulkSubmitters()) => {
  const lines = new Map<string, BulkLine>();
  await runBulk(jobs, getSubmitter, signal, (line) => lines.set(line.id, line));
  return [...lines.values()].map(({ id, state }) => `${id} ${state}`).sort();
};

describe('a bulk edit', () => {
  it('continues with other rows after a refusal', async () => {
    const undo = () => Promise.resolve();
    const results: readonly (() => Promise<BulkOutcome>)[] = [
      () => Promise.resolve(undo),
      () => Promise.reject(new Error('No')),
      () => Promise.resolve('unchanged'),
      () => Promise.resolve(null),
    ];
    const lines: BulkLine[] = [];
    const jobs = results.map((send, index) => makeJob(`${index}`, send));
    await runBulk(jobs, createBulkSubmitters(), LIVE, (line) => lines.push(line));

    const findLast = (id: string) => lines.findLast((line) => line.id === id);
    expect(findLast('0')).toEqual({ id: '0', name: '0', state: 'done', undo });
    expect(findLast('1')).toMatchObject({ state: 'refused', error: new Error('No') });
    expect(findLast('2')).toMatchObject({ state: 'unchanged' });
    expect(findLast('3')).toEqual({ id: '3', name: '3', state: 'done' });
    expect(lines.filter(({ state }) => state === 'running')).toHaveLength(4);
  });

  it('runs for a few rows at a time', async () => {
    let under = 0;
    let most = 0;

    const send = async () => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      under -= 1;
      return null;
    };

    await runAll(Array.from({ length: 10 }, (_, index) => makeJob(`${index}`, send)));
    expect(most).toBe(3);
  });

  it('starts no further row once stopped, and finishes those that run', async () => {
    const controller = new AbortController();
    const sent: string[] = [];

    const jobs = ['a', 'b', 'c', 'd', 'e'].map((id) =>
      makeJob(id, () => {
        sent.push(id);
        controller.abort();
        return Promise.resolve(null);
      }),
    );
    expect(await runAll(jobs, controller.signal)).toEqual(['a done', 'b left', 'c left', 'd left', 'e left']);
    expect(sent).toEqual(['a']);
  });

  it('sends one key per row, and the same key after an unknown outcome', async () => {
    const keys: string[] = [];
    const getSubmitter = createBulkSubmitters();
    const jobs = ['a', 'b'].map((id) =>
      makeJob(id, ({ idempotencyKey }) => {
        keys.push(`${id} ${idempotencyKey}`);
        return id === 'a' && keys.length < 3 ? Promise.reject(createNetworkError()) : Promise.resolve(null);
      }),
    );
    expect(await runAll(jobs, LIVE, getSubmitter)).toEqual(['a refused', 'b done']);
    expect(await runAll(jobs.slice(0, 1), LIVE, getSubmitter)).toEqual(['a done']);
    expect(new Set(keys).size).toBe(2);
    expect(keys).toHaveLength(3);
  });
});
