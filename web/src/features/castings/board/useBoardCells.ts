import { useCallback, useRef } from 'react';
import { CASTING_DEMOS_MAX, type CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { countShortlisted } from '../../../common/board/board.ts';
import { toCellId } from '../../../common/board/cell.ts';
import { moveRefusal } from '../../../common/board/moving.ts';
import { useText } from '../../../i18n/useText.ts';
import type { BoardValue, ShownCell } from './boardContext.ts';

const makeId = (cell: ShownCell): string => toCellId({ castingId: cell.casting.id, voiceId: cell.voice.id });

/** The cells that a board shows: where a voice is, and why it can't move to another character. */
export const useBoardCells = (voices: readonly Character[]) => {
  const text = useText();
  const cells = useRef(new Map<string, ShownCell>());

  /** Returns the ids of voices that the cell no longer has. */
  const replace = useCallback((cell: ShownCell): readonly string[] => {
    const id = makeId(cell);
    const former = cells.current.get(id)?.items.map((item) => item.id) ?? [];
    cells.current.set(id, cell);
    return former.filter((itemId) => !cell.items.some((item) => item.id === itemId));
  }, []);

  const forget = useCallback((cellId: string) => {
    cells.current.delete(cellId);
  }, []);

  const getListIds = useCallback(
    (item: CastingDemo) => cells.current.get(toCellId(item))?.items.map(({ id }) => id) ?? [],
    [],
  );

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

  return { replace, forget, getListIds, getPlace, refusal };
};
