import { useCallback, useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { useToasts } from '../../components/toasts/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { useErrorText } from '../http/useErrorText.ts';
import { arrange, standsIn } from './arrange.ts';
import { listDemo, orderDemos, unlistDemo, type Listing } from './castingCalls.ts';
import { inOrder } from './production.ts';

export interface CastingList {
  readonly items: readonly CastingDemo[];
  readonly reorder: (ids: readonly string[]) => void;
  /** Takes a voice off at once and offers to put it back where it was. */
  readonly remove: (item: CastingDemo) => void;
}

/**
 * The list of one character in one language as it will be once the server agrees: moves and removals show at once and
 * are taken back when they are refused.
 */
export const useCastingList = (
  { projectId, castingId, voiceId }: Listing,
  listed: readonly CastingDemo[],
): CastingList => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const stored = useMemo(() => inOrder(listed), [listed]);

  // The server agrees: what is stored is again what is shown.
  if (wanted && standsIn(stored, wanted)) setWanted(null);

  const items = useMemo(() => {
    const present = stored.filter((item) => !leaving.has(item.id));
    return wanted ? arrange(present, wanted) : present;
  }, [stored, leaving, wanted]);

  const reorder = useCallback(
    (ids: readonly string[]) => {
      setWanted(ids);
      orderDemos({ projectId, castingId, voiceId }, ids).catch((error: unknown) => {
        setWanted(null);
        toasts.error(errorText(error));
      });
    },
    [projectId, castingId, voiceId, toasts, errorText],
  );

  const putBack = useCallback(
    async (item: CastingDemo, formerOrder: readonly string[]) => {
      try {
        await listDemo({ projectId, castingId, voiceId }, item.demoId);
        if (formerOrder.at(-1) !== item.id) await orderDemos({ projectId, castingId, voiceId }, formerOrder);
      } catch (error) {
        toasts.error(errorText(error));
      }
    },
    [projectId, castingId, voiceId, toasts, errorText],
  );

  const stay = useCallback(
    (id: string) => setLeaving((all) => new Set([...all].filter((other) => other !== id))),
    [],
  );

  const remove = useCallback(
    (item: CastingDemo) => {
      const formerOrder = items.map(({ id }) => id);
      setLeaving((all) => new Set([...all, item.id]));
      unlistDemo(item).then(
        () => {
          stay(item.id);
          const undo = { label: text('common.undo'), onAction: () => void putBack(item, formerOrder) };
          // A withdrawn voice cannot be listed again.
          toasts.info(
            text('castings.removed', { name: item.demo.talentPublicName }),
            item.isWithdrawn ? {} : { action: undo },
          );
        },
        (error: unknown) => {
          stay(item.id);
          toasts.error(errorText(error));
        },
      );
    },
    [items, stay, putBack, toasts, text, errorText],
  );

  return { items, reorder, remove };
};
