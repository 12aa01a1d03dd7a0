import { useCallback, useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { sortByIds, getChangedStart, isInOrder } from './sortByIds.ts';
import { api } from '../../lib/http/api.ts';
import { orderDemos, type Listing } from './shortlist.ts';
import { sortByOrder } from './board.ts';
import { useGive } from './useGive.ts';
import { useLeaving } from './useLeaving.ts';
import { useListChanges, type ListChanges, type Receiver } from './useListChanges.ts';
import { usePutBack } from './usePutBack.ts';

export interface CastingList extends Pick<ListChanges, 'failed'> {
  readonly items: readonly CastingDemo[];
  /** Sorts the list optimistically, with undo; `moved`: the voice that was dragged. */
  readonly reorder: (ids: readonly string[], moved: string) => void;
  /** Removes a voice optimistically, with undo to its former position. */
  readonly remove: (item: CastingDemo) => void;
  /** Removes all demos of a voice's talent, in the same way. */
  readonly removeTalent: (item: CastingDemo) => void;
  /** Moves a voice to another character of its language optimistically, with undo; to the end without a position. */
  readonly give: (item: CastingDemo, to: Receiver, position?: number) => void;
  /** Retries the failed change. */
  readonly retry: (item: CastingDemo) => void;
}

/** A role's shortlist, optimistic: moves and removals show immediately, can be undone, and revert on failure with an error at the voice. */
export const useCastingList = (
  { projectId, castingId, voiceId }: Listing,
  shortlisted: readonly CastingDemo[],
  /** Whether the list is complete. */
  isWhole = true,
): CastingList => {
  const text = useText();
  const toasts = useToasts();
  const { failed, send } = useListChanges();
  const [shownOrder, setShownOrder] = useState<readonly string[] | null>(null);
  const { leaving, leave } = useLeaving();
  const stored = useMemo(() => sortByOrder(shortlisted), [shortlisted]);

  // The server confirmed: the stored order is the shown one.
  if (shownOrder && isInOrder(stored, shownOrder)) setShownOrder(null);

  const items = useMemo(() => {
    const present = stored.filter((item) => !leaving.has(item.id));
    return shownOrder ? sortByIds(present, shownOrder) : present;
  }, [stored, leaving, shownOrder]);

  const order = useCallback(
    async (ids: readonly string[], moved: string): Promise<boolean> => {
      setShownOrder(ids);
      const listing = { projectId, castingId, voiceId };
      const orderedIds = isWhole ? ids : getChangedStart(stored, ids);
      const isDone = await send(moved, { what: 'move', ids }, (submission) =>
        orderDemos(listing, orderedIds, !isWhole, submission),
      );
      // A later move overrides this one.
      if (!isDone) setShownOrder((current) => (current === ids ? null : current));
      return isDone;
    },
    [projectId, castingId, voiceId, isWhole, stored, send],
  );

  const reorder = useCallback(
    (ids: readonly string[], moved: string) => {
      const former = items.map(({ id }) => id);
      const name = items.find(({ id }) => id === moved)?.demo.talentPublicName ?? '';
      const undo = { label: text('common.undo'), onAction: () => void order(former, moved) };
      void order(ids, moved);
      toasts.info(text('castings.moved', { name }), { action: undo });
    },
    [items, order, text, toasts],
  );

  const putBack = usePutBack({ projectId, castingId, voiceId }, isWhole);
  const give = useGive(items, voiceId, { send, leave });

  const takeOff = useCallback(
    (item: CastingDemo, isAll: boolean) => {
      const formerOrder = items.map(({ id }) => id);
      const gone = isAll ? items.filter(({ talentId }) => talentId === item.talentId) : [item];
      const removal = send(item.id, { what: 'remove', isAll }, (submission) =>
        isAll
          ? api.castings.removeTalent(
              { id: item.castingId, voiceId: item.voiceId },
              { talentId: item.talentId },
              submission,
            )
          : api.castings.removeDemo({ projectId: item.projectId, id: item.id }, submission),
      );
      leave(
        gone.map(({ id }) => id),
        removal,
      );

      const undo = {
        label: text('common.undo'),
        onAction: () => void removal.then((isDone) => (isDone ? putBack(gone, formerOrder) : undefined)),
      };
      // A withdrawn voice can't be shortlisted again, and a partial list may lack the talent's other demos.
      const isLost = gone.some(({ isWithdrawn }) => isWithdrawn) || (isAll && !isWhole);

      toasts.info(
        text('castings.removed', { name: item.demo.talentPublicName }),
        isLost ? {} : { action: undo },
      );
    },
    [items, isWhole, send, leave, putBack, toasts, text],
  );

  const remove = useCallback((item: CastingDemo) => takeOff(item, false), [takeOff]);
  const removeTalent = useCallback((item: CastingDemo) => takeOff(item, true), [takeOff]);

  const retry = useCallback(
    (item: CastingDemo) => {
      const change = failed.get(item.id)?.change;
      if (change?.what === 'move') void order(change.ids, item.id);
      if (change?.what === 'remove') takeOff(item, change.isAll);
      if (change?.what === 'give') give(item, change.to, change.position);
    },
    [failed, order, takeOff, give],
  );

  return { items, failed, retry, reorder, remove, removeTalent, give };
};
