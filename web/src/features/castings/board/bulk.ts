import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { toCellId, type Cell } from '../../../common/board/cell.ts';
import { api } from '../../../lib/http/api.ts';
import { moveDemo, orderDemos, upsertDemos } from '../../../common/board/shortlist.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { saveTags, setHidden } from '../data/decisions.ts';

export type BulkAction =
  | { readonly what: 'hide' | 'show' | 'remove' }
  | { readonly what: 'tag'; readonly tag: string }
  | { readonly what: 'move'; readonly to: Character };

/** A voice and its list at the time of selection. */
export interface Placed {
  readonly item: CastingDemo;
  readonly cell: Cell;
}

/** A call with its undo; null: not undoable. */
export interface Job {
  readonly voices: readonly Placed[];
  readonly send: (submission: Submission) => Promise<unknown>;
  readonly undo: ((createSubmission: () => Submission) => Promise<unknown>) | null;
}

const groupBy = <Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
): readonly (readonly Item[])[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups.values()];
};
const getTalents = (voices: readonly Placed[]): readonly string[] => [
  ...new Set(voices.map(({ item }) => item.talentId)),
];
const groupByCasting = (voices: readonly Placed[]) => groupBy(voices, ({ item }) => item.castingId);
const groupByCell = (voices: readonly Placed[]) => groupBy(voices, ({ item }) => toCellId(item));

const makeHideJobs = (voices: readonly Placed[], isHidden: boolean): readonly Job[] =>
  groupByCasting(voices).flatMap((group): readonly Job[] => {
    const casting = group[0]?.cell.casting;
    if (!casting) return [];

    // Undo only reverts changes: voices that were hidden before stay hidden.
    const talentIds = getTalents(group).filter(
      (id) => casting.hideTalentFromPreviewList.includes(id) !== isHidden,
    );
    if (talentIds.length === 0) return [];

    return [
      {
        voices: group,
        send: (submission) => setHidden(casting, talentIds, isHidden, submission),
        undo: (createSubmission) => setHidden(casting, talentIds, !isHidden, createSubmission()),
      },
    ];
  });

const makeTagJobs = (voices: readonly Placed[], tag: string): readonly Job[] =>
  groupByCell(voices).flatMap((group): readonly Job[] => {
    const first = group[0];
    if (!first) return [];

    const former = first.cell.casting.talentVoiceTag?.[first.item.voiceId] ?? [];
    const tags = getTalents(group).map((talentId) => ({ talentId, tag }));
    const before = tags.map(({ talentId }) => ({
      talentId,
      tag: former.find((talentTag) => talentTag.talentId === talentId)?.tag ?? '',
    }));

    return [
      {
        voices: group,
        send: (submission) => saveTags(first.item, tags, submission),
        undo: (createSubmission) => saveTags(first.item, before, createSubmission()),
      },
    ];
  });

const makeRemoveJobs = (voices: readonly Placed[]): readonly Job[] => {
  // The order only contains ids on the list, without those still to be restored.
  const gone = new Set<string>();

  return voices.map((voice): Job => {
    const { item, cell } = voice;

    const send = async (submission: Submission): Promise<void> => {
      await api.castings.removeDemo({ projectId: item.projectId, id: item.id }, submission);
      gone.add(item.id);
    };

    const putBack = async (createSubmission: () => Submission): Promise<void> => {
      await upsertDemos(item.projectId, [item], createSubmission());
      gone.delete(item.id);
      const ids = cell.items.map(({ id }) => id).filter((id) => !gone.has(id));
      const { isWhole } = cell;
      if (isWhole && ids.at(-1) === item.id) return;
      // In a partial list, voices after it keep their order.
      const named = isWhole ? ids : ids.slice(0, ids.indexOf(item.id) + 1);
      await orderDemos(item, named, !isWhole, createSubmission());
    };

    // A withdrawn voice cannot be shortlisted again.
    return { voices: [voice], send, undo: item.isWithdrawn ? null : putBack };
  });
};

const makeMoveJobs = (voices: readonly Placed[], to: Character): readonly Job[] =>
  voices
    .filter(({ item }) => item.voiceId !== to.id)
    .map((voice): Job => {
      const { item, cell } = voice;
      const position = cell.items.findIndex(({ id }) => id === item.id);
      const back = async (createSubmission: () => Submission): Promise<void> => {
        await moveDemo({ ...item, voiceId: to.id }, item.voiceId, position, createSubmission());
        if (item.isSelected)
          await api.castings.updateDemo(
            { id: item.id, projectId: item.projectId },
            { isSelected: true },
            createSubmission(),
          );
      };
      return {
        voices: [voice],
        send: (submission) => moveDemo(item, to.id, undefined, submission),
        undo: back,
      };
    });

/** Sorts by list order: undoing in that order finds earlier voices in place. */
const sortByList = (voices: readonly Placed[]): readonly Placed[] => {
  const getPosition = ({ item, cell }: Placed) => cell.items.findIndex(({ id }) => id === item.id);
  return [...voices].sort((a, b) => getPosition(a) - getPosition(b));
};

/** Returns the calls of a bulk action, in order; skips voices already in the target state. */
export const toJobs = (action: BulkAction, selected: readonly Placed[]): readonly Job[] => {
  const voices = sortByList(selected);
  switch (action.what) {
    case 'hide':
    case 'show':
      return makeHideJobs(voices, action.what === 'hide');
    case 'tag':
      return makeTagJobs(voices, action.tag);
    case 'remove':
      return makeRemoveJobs(voices);
    case 'move':
      return makeMoveJobs(voices, action.to);
  }
};
