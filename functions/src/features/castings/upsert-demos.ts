import { CASTING_DEMOS_MAX, toCastingDemoId, type CastingDemo } from '@domain/castings/castings.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import {
  castingDemos,
  readCastingDemos,
  findShortlistedDemos,
} from '../../work/collections/casting-demos.ts';
import { readCastings } from '../../work/collections/castings.ts';
import { readApprovedDemos } from '../../work/collections/public-demos.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { beginCasting } from '../../work/records/projects.ts';
import { readCharacters } from '../../work/collections/characters.ts';
import { operation, type UnitCall } from '../../work/unit/operation.ts';
import { readOpinionCounts } from './opinion-counts.ts';
import { requireListableDemo, getPlace } from './require-listable-demo.ts';

const indexById = <Item extends { readonly id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

const getCell = ({ castingId, voiceId }: Pick<CastingDemo, 'castingId' | 'voiceId'>): string =>
  `${castingId} ${voiceId}`;

type Placement = UnitCall<'castings.upsertDemos'>['body']['castingDemos'][number];

/** Returns the castings and characters of a project that placements name; 404 for those of others. */
const readPlaces = async (
  { work, caller, params: { projectId } }: UnitCall<'castings.upsertDemos'>,
  placements: readonly Placement[],
) => {
  const castingIds = [...new Set(placements.map(({ castingId }) => castingId))];
  const voiceIds = [...new Set(placements.map(({ voiceId }) => voiceId))];
  const castings = indexById(await readCastings(castingIds, work));
  const voices = indexById(await readCharacters(voiceIds, work));

  const named = placements.map((item) => {
    const casting = requireVisible(caller, 'castings', castings.get(item.castingId));
    const voice = requireVisible(caller, 'voices', voices.get(item.voiceId));
    if (casting.projectId !== projectId || voice.projectId !== projectId) throw notFound();
    return { ...item, casting, id: toCastingDemoId(casting.id, voice.id, item.demoId) };
  });

  return { named, voices };
};

/** Adds demos to the end of their lists and sets or clears choices, all or nothing. A new choice replaces the old one. 422 for two in one place. */
export const upsertDemos = operation('castings.upsertDemos', async (call) => {
  const { work, caller, params, body } = call;
  const project = requireChangeableProject(await work.get(projects, params.projectId));
  const { named, voices } = await readPlaces(call, body.castingDemos);
  const chosenIn = named.filter(({ isSelected }) => isSelected).map(getCell);
  if (new Set(chosenIn).size < chosenIn.length)
    throw new AppError(422, 'casting.oneChoice', { property: 'castingDemos' });

  const listed = indexById(
    await readCastingDemos(
      named.map(({ id }) => id),
      work,
    ),
  );
  const choices = named.map((item) => ({
    ...item,
    isSelected: item.isSelected ?? listed.get(item.id)?.isSelected ?? false,
  }));
  const missing = choices.filter(({ id }) => !listed.has(id));
  const demoIds = [...new Set(missing.map(({ demoId }) => demoId))];
  const demos = indexById(await readApprovedDemos(demoIds, work));
  const lists = new Map<string, readonly CastingDemo[]>();
  const touched = new Set([...missing.map(getCell), ...chosenIn]);

  for (const choice of choices)
    if (touched.has(getCell(choice)) && !lists.has(getCell(choice)))
      lists.set(getCell(choice), await findShortlistedDemos(choice.castingId, choice.voiceId, work));

  const opinions = new Map(
    await Promise.all(missing.map(async ({ id }) => [id, await readOpinionCounts(id, work)] as const)),
  );

  const ends = new Map([...lists].map(([cell, list]) => [cell, (list.at(-1)?.order ?? -1) + 1]));
  const sizes = new Map([...lists].map(([cell, list]) => [cell, list.length]));

  const created = missing.map(({ id, casting, castingId, voiceId, demoId, isSelected }): CastingDemo => {
    const cell = getCell({ castingId, voiceId });
    const demo = requireListableDemo(caller, casting, demos.get(demoId));
    const size = (sizes.get(cell) ?? 0) + 1;
    if (size > CASTING_DEMOS_MAX)
      throw new AppError(422, 'casting.listFull', {
        property: 'castingDemos',
        values: {
          character: voices.get(voiceId)?.name ?? '',
          max: CASTING_DEMOS_MAX,
        },
      });

    const order = ends.get(cell) ?? 0;

    sizes.set(cell, size);
    ends.set(cell, order + 1);

    return getPlace(casting, voiceId, demo, { order, isSelected, opinions: opinions.get(id) ?? {} });
  });

  const changed = choices.flatMap(({ id, isSelected }) => {
    const before = listed.get(id);
    if (!before || before.isSelected === isSelected) return [];
    if (isSelected && before.isWithdrawn) throw new AppError(409, 'demo.notAvailable');
    return [{ before, isSelected }];
  });
  const ids = new Set(choices.map(({ id }) => id));
  const rivals = chosenIn
    .flatMap((cell) => lists.get(cell) ?? [])
    .filter(({ id, isSelected }) => isSelected && !ids.has(id));

  for (const demo of created) work.create(castingDemos, demo);
  for (const { before, isSelected } of changed) work.update(before, { isSelected });
  for (const rival of rivals) work.update(rival, { isSelected: false });
  if (created.length > 0) beginCasting(work, project);

  if (created.length + changed.length + rivals.length > 0)
    work.audit(
      project,
      {
        changed: changed.map(({ before: { id, isSelected } }) => ({ id, isSelected })),
        chosen: rivals.map(({ id }) => id),
      },
      {
        listed: created.map(({ id, isSelected }) => ({ id, isSelected })),
        changed: changed.map(({ before: { id }, isSelected }) => ({ id, isSelected })),
      },
    );

  const done = new Map([...listed, ...indexById(created)]);

  return serialise(
    choices.flatMap(({ id, isSelected }) => {
      const demo = done.get(id);
      return demo ? [{ ...demo, isSelected }] : [];
    }),
  );
});
