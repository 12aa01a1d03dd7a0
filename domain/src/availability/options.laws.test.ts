import fc from 'fast-check';
import { it } from 'vitest';
import {
  challengeEarlier,
  findBeaten,
  findOptionChanges,
  getOptionEnd,
  getRank,
  removeOptions,
  type HeldOption,
  type OptionBook,
} from './options.ts';

/** Sequences; on a busy machine they take several times as long as on an idle one. */
const RUNS = 10_000;
const LONG_MS = 60_000;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('hold' as const),
    project: fc.integer({ min: 0, max: 3 }),
    from: fc.integer({ min: 0, max: 8 }),
    length: fc.integer({ min: 1, max: 4 }),
    lasts: fc.integer({ min: 1, max: 20 }),
  }),
  fc.record({ kind: fc.constantFrom('release', 'challenge', 'confirm'), pick: fc.nat() }),
  fc.record({ kind: fc.constant('expire' as const) }),
);

type Move = typeof step extends fc.Arbitrary<infer Step> ? Step : never;
type Hold = Extract<Move, { readonly project: number }>;

/** A talent's options and bookings, and the ranks that people have been notified of. */
interface World {
  book: OptionBook;
  readonly booked: Pick<HeldOption, 'projectId' | 'from' | 'to'>[];
  readonly known: Map<string, number>;
}

const change = (world: World, after: OptionBook): void => {
  for (const { id, rank } of findOptionChanges(world.book, after)) world.known.set(id, rank);
  world.book = after;
};

const take = (world: World, option: HeldOption): void => {
  if (getRank(world.book, option) > 1) return;
  const ended = new Set([option.id, ...findBeaten(world.book, option).map(({ id }) => id)]);
  world.booked.push(option);
  change(world, removeOptions(world.book, ended));
};

const hold = (world: World, { project, from, length, lasts }: Hold, now: number): void => {
  const slot = { projectId: `p${project}`, from, to: from + length };
  if (world.booked.some((booked) => booked.from < slot.to && slot.from < booked.to)) return;

  const times = { heldAt: now, holdsUntil: now + lasts, challengedUntil: null };
  const option: HeldOption = { id: `o${now}`, agencyId: 'a', ...slot, ...times };
  const after = [...world.book, option];
  world.known.set(option.id, getRank(after, option));
  change(world, after);
};

const run = (world: World, move: Move, now: number): void => {
  if ('project' in move) return hold(world, move, now);
  const ended = world.book.filter((option) => getOptionEnd(option) <= now).map(({ id }) => id);
  if (!('pick' in move)) return change(world, removeOptions(world.book, new Set(ended)));

  const option = world.book[move.pick % Math.max(1, world.book.length)];
  if (!option) return;
  if (move.kind === 'release') change(world, removeOptions(world.book, new Set([option.id])));
  if (move.kind === 'challenge') change(world, challengeEarlier(world.book, option, now + 2));
  if (move.kind === 'confirm') take(world, option);
};

const isBookedTwice = ({ booked }: World): boolean =>
  booked.some((first, index) =>
    booked
      .slice(index + 1)
      .some(
        (second) => first.projectId !== second.projectId && first.from < second.to && second.from < first.to,
      ),
  );

const isKnown = ({ book, known }: World): boolean =>
  book.every((option) => known.get(option.id) === getRank(book, option));

const hasFirst = ({ book }: World): boolean =>
  book.length === 0 || book.some((option) => getRank(book, option) === 1);

it(
  'never books a talent twice, and reports every promotion, in every sequence of options',
  { timeout: LONG_MS },
  () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const world: World = { book: [], booked: [], known: new Map() };

        return steps.every((move, now) => {
          run(world, move, now);
          const isOver = move.kind === 'expire' && world.book.some((option) => getOptionEnd(option) <= now);
          return !isOver && !isBookedTwice(world) && isKnown(world) && hasFirst(world);
        });
      }),
      { numRuns: RUNS },
    );
  },
);
