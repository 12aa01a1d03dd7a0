import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { CASTING_DEMOS_MAX } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { SortableArea } from '../../../components/sortable/SortableArea.tsx';
import { useText } from '../../../i18n/useText.ts';
import { countShortlisted } from '../../../common/board/board.ts';
import { toCellId } from '../../../common/board/cell.ts';
import { moveRefusal } from '../../../common/board/moving.ts';
import { BoardContext, type BoardValue, type ShownCell } from './boardContext.ts';
import { BulkBar } from './BulkBar.tsx';
import type { BulkAction } from './bulk.ts';
import { useBulk } from './useBulk.ts';

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

const makeId = (cell: ShownCell): string => toCellId({ castingId: cell.casting.id, voiceId: cell.voice.id });

/** Shared state of a board's lists: drag and drop between them, and bulk edits. */
export const BoardArea = ({ voices, tags, onAsk, children }: Props) => {
  const text = useText();
  const cells = useRef(new Map<string, ShownCell>());
  const anchor = useRef<string>('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { failed, progress, carryOut } = useBulk();

  const register = useCallback((cell: ShownCell) => {
    const id = makeId(cell);
    // Removed voices leave the selection.
    const gone = cells.current
      .get(id)
      ?.items.filter(({ id: one }) => !cell.items.some((now) => now.id === one));
    if (gone?.length)
      setMarked((all) =>
        gone.some((castingDemo) => all.has(castingDemo.id))
          ? new Set([...all].filter((one) => !gone.some((item) => item.id === one)))
          : all,
      );

    cells.current.set(id, cell);
  }, []);

  const forget = useCallback((cellId: string) => {
    cells.current.delete(cellId);
  }, []);

  const getPlace = useCallback((id: string) => {
    for (const cell of cells.current.values()) {
      const item = cell.items.find((castingDemo) => castingDemo.id === id);
      if (item) return { item, cell };
    }
    return undefined;
  }, []);

  const refusal = useCallback<BoardValue['refusal']>(
    (item, voiceId) => {
      const cell = cells.current.get(toCellId(item));
      if (!cell) return undefined;

      const target = cells.current.get(toCellId({ castingId: item.castingId, voiceId }));
      const count = target?.isWhole ? target.items.length : countShortlisted(cell.casting, voiceId);
      const why = moveRefusal(item, cell, cell.asked.has(item.talentId), {
        voiceId,
        count,
        items: target?.items,
      });
      const character = voices.find(({ id }) => id === voiceId)?.name ?? '';

      return (
        why &&
        text(`moving.refused.${why}`, {
          name: item.demo.talentPublicName,
          character: why === 'asked' ? cell.voice.name : character,
          max: CASTING_DEMOS_MAX,
        })
      );
    },
    [text, voices],
  );

  const markAll = useCallback((ids: readonly string[], isMarked: boolean) => {
    setMarked((all) => new Set([...all].filter((id) => !ids.includes(id)).concat(isMarked ? ids : [])));
  }, []);

  const mark = useCallback(
    (item: CastingDemo, isMarked: boolean, isRange: boolean) => {
      const ids = cells.current.get(toCellId(item))?.items.map(({ id }) => id) ?? [];
      const [from, to] = [ids.indexOf(anchor.current), ids.indexOf(item.id)];
      anchor.current = item.id;
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      markAll(isRange && from !== -1 ? range : [item.id], isMarked);
    },
    [markAll],
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
