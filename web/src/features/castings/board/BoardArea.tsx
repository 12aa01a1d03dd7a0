import { useCallback, useMemo, type ReactNode } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { SortableArea } from '../../../components/sortable/SortableArea.tsx';
import { toCellId } from '../../../common/board/cell.ts';
import { BoardContext, type ShownCell } from './boardContext.ts';
import { BulkBar } from './BulkBar.tsx';
import type { BulkAction } from './bulk.ts';
import { useBoardCells } from './useBoardCells.ts';
import { useBulk } from './useBulk.ts';
import { useMarkedVoices } from './useMarkedVoices.ts';

interface Props {
  readonly voices: readonly Character[];
  /** Tags in use in the project, to be suggested. */
  readonly tags: readonly string[];
  /** Requests auditions from voices; `done` deselects the recipients. */
  readonly onAsk?: (
    items: readonly CastingDemo[],
    done: (castingDemos: readonly CastingDemo[]) => void,
  ) => void;
  readonly children: ReactNode;
}

/** Shared state of a board's lists: drag and drop between them, and bulk edits. */
export const BoardArea = ({ voices, tags, onAsk, children }: Props) => {
  const { replace, forget, getListIds, getPlace, refusal } = useBoardCells(voices);
  const { marked, mark, markAll, unmarkGone } = useMarkedVoices(getListIds);
  const { failed, progress, carryOut } = useBulk();

  const register = useCallback(
    (cell: ShownCell) => {
      const gone = replace(cell);
      if (gone.length > 0) unmarkGone(gone);
    },
    [replace, unmarkGone],
  );

  const run = useCallback(
    (action: BulkAction, ids: readonly string[]) => {
      const places = ids.flatMap((id) => getPlace(id) ?? []);
      void carryOut(action, places).then((refused) => {
        // Failed voices stay selected for a retry.
        markAll(
          ids.filter((id) => !refused.has(id)),
          false,
        );
      });
    },
    [carryOut, markAll, getPlace],
  );

  const ask = useMemo(
    () =>
      onAsk &&
      ((ids: readonly string[]) =>
        onAsk(
          ids.flatMap((id) => getPlace(id)?.item ?? []),
          (castingDemos) =>
            markAll(
              castingDemos.map(({ id }) => id),
              false,
            ),
        )),
    [onAsk, getPlace, markAll],
  );

  const board = useMemo(
    () => ({ voices, register, forget, refusal, marked, mark, markAll, failed, run, ask, progress }),
    [voices, register, forget, refusal, marked, mark, markAll, failed, run, ask, progress],
  );
  const findVoice = (listId: string, castingId: string) =>
    voices.find(({ id }) => toCellId({ castingId, voiceId: id }) === listId);

  return (
    <BoardContext value={board}>
      <SortableArea
        refusal={(id, listId) => {
          const item = getPlace(id)?.item;
          const to = item && findVoice(listId, item.castingId);
          return item && to ? refusal(item, to.id) : undefined;
        }}
        onMove={(id, listId, position) => {
          const place = getPlace(id);
          const to = place && findVoice(listId, place.item.castingId);
          if (place && to) place.cell.give(place.item, to, position);
        }}
      >
        {children}
      </SortableArea>
      <BulkBar tags={tags} />
    </BoardContext>
  );
};
