import { describe, expect, it } from 'vitest';
import { CURATION } from './faults/curation.ts';
import type { Fault } from './faults/fault.ts';
import { PEOPLE } from './faults/people.ts';
import { PROJECTS } from './faults/projects.ts';
import { TALENTS } from './faults/talents.ts';
import { beginInStep, check, repairAll, readStored } from './project.ts';

const FAULTS = [...TALENTS, ...CURATION, ...PEOPLE, ...PROJECTS];

beginInStep();

const getPaths = ([, path, , expected]: Fault): readonly string[] => [
  path,
  ...expected.map((line) => line.split(' ')[0] ?? ''),
];
/** Faults in different records are reported and repaired in one run, as in real life. */
const rounds = FAULTS.reduce<readonly (readonly Fault[])[]>((sofar, fault) => {
  const isTouching = (round: readonly Fault[]) =>
    getPaths(fault).some((path) => round.flatMap(getPaths).includes(path));
  const index = sofar.findIndex((round) => !isTouching(round));
  return index < 0 ? [...sofar, [fault]] : sofar.with(index, [...(sofar[index] ?? []), fault]);
}, []);

describe('npm run repair', () => {
  it.each(rounds.map((round) => [round.map(([what]) => what).join('; '), round] as const))(
    'reports and repairs %s',
    async (_what, round) => {
      const before = await Promise.all(round.map(([, path]) => readStored(path)));
      for (const [, , spoil] of round) await spoil();

      const expected = round.flatMap(([, , , lines]) => lines).sort();
      const reply = await check();
      expect([reply.code, reply.found]).toEqual([1, expected]);

      const repaired = await repairAll();
      expect([repaired.code, repaired.found]).toEqual([0, expected]);
      expect(await Promise.all(round.map(([, path]) => readStored(path)))).toEqual(before);

      const again = await check();
      expect([again.code, again.found]).toEqual([0, []]);
    },
  );
});
