import { describe, expect, it } from 'vitest';
import { findRefusal, isAllowed, isAuthor, type Author, type Transition } from '@domain/transitions.ts';
import type { Answer } from './call.ts';
import { setUpOnce } from './set-up-once.ts';

interface Setting<State extends string, Change extends string, Person extends string> {
  readonly states: readonly State[];
  /** The changes that are tried. */
  readonly transitions: Readonly<Record<Change, Transition<State>>>;
  /** People, with their roles on the side of the records. */
  readonly people: Readonly<Record<Person, readonly Author[]>>;
  /** Makes a record in each state. */
  readonly setUp: () => Promise<void>;
  readonly calls: Readonly<Record<Change, (state: State, person: Person) => Promise<Answer<unknown>>>>;
  /** Reads the record that was made in a state; null once it is deleted. */
  readonly read: (state: State) => Promise<{ readonly state: State; readonly record: unknown } | null>;
}

export const pickTransitions = <State extends string, Change extends string, Picked extends Change>(
  transitions: Readonly<Record<Change, Transition<State>>>,
  changes: readonly Picked[],
): Readonly<Record<Picked, Transition<State>>> =>
  Object.fromEntries(changes.map((change) => [change, transitions[change]])) as Record<
    Picked,
    Transition<State>
  >;

const REFUSED = [403, 404, 409, 410];

/** Tries every change in every state as everyone, and compares the replies and records with the table. */
export const describeTransitions = <State extends string, Change extends string, Person extends string>(
  title: string,
  { states, transitions, people, setUp, calls, read }: Setting<State, Change, Person>,
): void => {
  const persons = Object.keys(people) as Person[];
  const all = states.flatMap((state) =>
    (Object.keys(transitions) as Change[]).flatMap((change) => {
      const isByLink = transitions[change].by.includes('link');
      return persons
        .filter((person) => people[person].includes('link') === isByLink)
        .map((person) => ({ state, change, person }));
    }),
  );
  const isTaken = ({ state, change, person }: (typeof all)[number]) =>
    isAllowed(transitions[change], state, people[person]);

  describe(title, () => {
    setUpOnce(setUp);

    it.each(states)('refuses what the table does not allow: %s', async (state) => {
      expect((await read(state))?.state).toBe(state);
      const faults: string[] = [];

      for (const attempt of all.filter((item) => item.state === state && !isTaken(item))) {
        const { change, person } = attempt;
        const transition: Transition<State> = transitions[change];
        const before = await read(state);
        const { status, error } = await calls[change](state, person);
        const refusal = findRefusal(transition, state);
        // A repeat is accepted, and changes no state.
        const isRepeat = !refusal && (transition.done ?? []).includes(state) && status < 300;
        // A record that they don't see has no state for them.
        const isCode =
          status === 404 ||
          !refusal ||
          !isAuthor(transition, state, people[person]) ||
          (status === refusal.status && error.code === refusal.code);

        if (!isRepeat && (!REFUSED.includes(status) || !isCode))
          faults.push(`${change} by ${person}: ${status} ${error.code}`);
        const after = await read(state);
        if (isRepeat ? after?.state !== state : JSON.stringify(after) !== JSON.stringify(before))
          faults.push(`${change} by ${person}: changed the record`);
      }

      expect(faults).toEqual([]);
    });

    // A change that leaves the state as it is can be made by all of them, one after another.
    const taken = new Map<string, (typeof all)[number][]>();
    for (const attempt of all.filter(isTaken)) {
      const { state, change, person } = attempt;
      const key = [state, change, ...(transitions[change].to === undefined ? [] : [person])].join(' ');
      taken.set(key, [...(taken.get(key) ?? []), attempt]);
    }

    it.each([...taken])('accepts what the table allows: %s', async (_, attempts) => {
      for (const { state, change, person } of attempts) {
        const { status, error } = await calls[change](state, person);
        const isMade = status < 300;
        expect([person, isMade, error.code]).toEqual([person, true, undefined]);

        const after = (await read(state))?.state ?? null;
        const { to } = transitions[change];
        expect(to === undefined ? [state] : [to].flat()).toContain(after);
      }
    });
  });
};
