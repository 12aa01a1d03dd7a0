import { useMemo } from 'react';
import type { OrderView } from '@domain/orders/orders.api.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { ProjectBoard } from '../../../common/board/board.ts';
import { useOrders } from '../../../common/board/useBoard.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { api } from '../../../lib/http/api.ts';

interface ShownOrder {
  readonly view: OrderView | undefined;
  /** Something has changed, and what that means is on its way. */
  readonly isOld: boolean;
  readonly error: unknown;
  readonly reload: () => void;
}

/** All that the price follows from and this screen knows. */
const toPriceKey = ({ project, voices, castings }: ProjectBoard, order: Order | undefined): string =>
  JSON.stringify([
    project.sessionMinutes,
    project.type,
    project.progress,
    voices.map(({ id }) => id),
    castings.map(({ id, updatedAt }) => [id, updatedAt.toMillis()]),
    order && [order.state, order.revision, order.paid, order.extras, order.reference, order.points],
  ]);

/** Loads a project's order, debounced after moves and changes of its inputs. */
export const useOrder = (board: ProjectBoard): ShownOrder => {
  const { id } = board.project;
  const live = useOrders(id);
  // Renewals of its licences are separate orders.
  const order = live.data?.find((item) => item.id === id);
  // This call's own update of a draft isn't news.
  const placedOrder = order?.state === 'draft' && order.extras.length === 0 ? undefined : order;
  const grounds = useMemo(() => toPriceKey(board, placedOrder), [board, placedOrder]);
  const requestedGrounds = useDebouncedValue(grounds);
  const request = useRequest(live.status === 'loading' ? null : `${id} ${requestedGrounds}`, (signal) =>
    api.orders.upsert({ id }, { signal }),
  );
  const view = useLatestData(request.data);

  return {
    view: request.status === 'error' ? undefined : view,
    isOld: request.status === 'loading' || requestedGrounds !== grounds,
    error: request.error,
    reload: request.reload,
  };
};
