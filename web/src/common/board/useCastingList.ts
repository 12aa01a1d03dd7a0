import { useCallback, useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { createAutomaticKey } from '../../lib/submission/submitter.ts';
import { sortByIds, getChangedStart, isInOrder } from './sortByIds.ts';
import { api } from '../../lib/http/api.ts';
import { moveDemo, orderDemos, type Listing, upsertDemos } from './shortlist.ts';
import { sortByOrder } from './board.ts';
import { useListChanges, type ListChanges, type Receiver } from './useListChanges.ts';

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
  const errorText = useErrorText();
  const { failed, send } = useListChanges();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const stored = useMemo(() => sortByOrder(shortlisted), [shortlisted]);

  // The server confirmed: the stored order is the shown one.
  if (wanted && isInOrder(stored, wanted)) setWanted(null);

  const items = useMemo(() => {
    const present = stored.filter((item) => !leaving.has(item.id));
    return wanted ? sortByIds(present, wanted) : present;
  }, [stored, leaving, wanted]);

  const order = useCallback(
    async (ids: readonly string[], moved: string): Promise<boolean> => {
      setWanted(ids);
      const listing = { projectId, castingId, voiceId };
      const named = isWhole ? ids : getChangedStart(stored, ids);
      const isDone = await send(moved, { what: 'move', ids }, (submission) =>
        orderDemos(listing, named, !isWhole, submission),
      );
      // A later move overrides this one.
      if (!isDone) setWanted((now) => (now === ids ? null : now));
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

  const putBack = useCallback(
    async (gone: readonly CastingDemo[], formerOrder: readonly string[]) => {
      try {
        const listing = { projectId, castingId, voiceId };

        // Includes the choice, if one of them was chosen.
        await upsertDemos(projectId, gone, createAutomaticKey());

        const stood = formerOrder.slice(-gone.length);
        if (!isWhole || gone.some(({ id }, index) => stood[index] !== id)) {
          // In a partial list, voices after the last one keep their order.
          const last = Math.max(...gone.map(({ id }) => formerOrder.indexOf(id)));
          const named = isWhole ? formerOrder : formerOrder.slice(0, last + 1);
          await orderDemos(listing, named, !isWhole, createAutomaticKey());
        }
      } catch (error) {
        // The voice is gone, so a toast shows the error.
        toasts.error(errorText(error));
      }
    },
    [projectId, castingId, voiceId, isWhole, toasts, errorText],
  );

  const takeOff = useCallback(
    (item: CastingDemo, isAll: boolean) => {
      const formerOrder = items.map(({ id }) => id);
      const gone = isAll ? items.filter(({ talentId }) => talentId === item.talentId) : [item];
      const ids = new Set(gone.map(({ id }) => id));

      setLeaving((all) => new Set([...all, ...ids]));

      const removal = send(item.id, { what: 'remove', isAll }, (submission) =>
        isAll
          ? api.castings.removeTalent(
              { id: item.castingId, voiceId: item.voiceId },
              { talentId: item.talentId },
              submission,
            )
          : api.castings.removeDemo({ projectId: item.projectId, id: item.id }, submission),
      );
      void removal.then(() => setLeaving((all) => new Set([...all].filter((other) => !ids.has(other)))));

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
    [items, isWhole, send, putBack, toasts, text],
  );

  const remove = useCallback((item: CastingDemo) => takeOff(item, false), [takeOff]);
  const removeTalent = useCallback((item: CastingDemo) => takeOff(item, true), [takeOff]);

  const give = useCallback(
    (item: CastingDemo, to: Receiver, position?: number) => {
      const formerPosition = items.findIndex(({ id }) => id === item.id);

      setLeaving((all) => new Set([...all, item.id]));

      const move = send(item.id, { what: 'give', to, position }, (submission) =>
        moveDemo(item, to.id, position, submission),
      );
      void move.then(() => setLeaving((all) => new Set([...all].filter((other) => other !== item.id))));

      const takeBack = async (): Promise<void> => {
        if (!(await move)) return;
        try {
          await moveDemo({ ...item, voiceId: to.id }, voiceId, formerPosition, createAutomaticKey());
          if (item.isSelected)
            await api.castings.updateDemo(
              { id: item.id, projectId: item.projectId },
              { isSelected: true },
              createAutomaticKey(),
            );
        } catch (error) {
          // The voice has moved to the other character, so a toast shows the error.
          toasts.error(errorText(error));
        }
      };

      toasts.info(text('moving.done', { name: item.demo.talentPublicName, character: to.name }), {
        action: { label: text('common.undo'), onAction: () => void takeBack() },
      });
    },
    [items, voiceId, send, toasts, text, errorText],
  );

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
