import { createContext, useContext } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import type { Cell } from '../../../common/board/cell.ts';
import type { BulkAction } from './bulk.ts';

export interface ShownCell extends Cell {
  /** Talents with an audition request here. */
  readonly asked: ReadonlySet<string>;
  /** Moves one of its voices to another character. */
  readonly give: (item: CastingDemo, to: Character, position?: number) => void;
}

/** Voices for which an action failed, with the reason. */
export interface BulkFailure {
  readonly action: BulkAction;
  readonly error: unknown;
}

export interface BoardValue {
  readonly voices: readonly Character[];
  /** Registers a cell, replacing its earlier state. */
  readonly register: (cell: ShownCell) => void;
  /** Unregisters a hidden cell by its `toCellId`. */
  readonly forget: (cellId: string) => void;
  /** Returns why a voice can't move to a character; undefined: it can. */
  readonly refusal: (item: CastingDemo, voiceId: string) => string | undefined;
  /** Ids of selected voices. */
  readonly marked: ReadonlySet<string>;
  /** Selects or deselects a voice; `isRange`: all from the previously selected one in its list. */
  readonly mark: (item: CastingDemo, isMarked: boolean, isRange: boolean) => void;
  readonly markAll: (ids: readonly string[], isMarked: boolean) => void;
  readonly failed: ReadonlyMap<string, BulkFailure>;
  /** Runs an action on the selected voices, or retries failed ones. */
  readonly run: (action: BulkAction, ids: readonly string[]) => void;
  /** Requests auditions from these voices; absent: not available here. */
  readonly ask?: ((ids: readonly string[]) => void) | undefined;
  /** Progress; null while idle. */
  readonly progress: { readonly done: number; readonly total: number } | null;
}

export const BoardContext = createContext<BoardValue | null>(null);

export const useBoardValue = (): BoardValue => {
  const board = useContext(BoardContext);
  if (!board) throw new Error('useBoardValue needs a BoardArea above it');
  return board;
};
