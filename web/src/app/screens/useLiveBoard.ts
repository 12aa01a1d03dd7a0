import { useMemo } from 'react';
import { getBoard, type ProjectBoard } from '../../common/board/board.ts';
import { useCastings, useOrders, useProject, useCharacters } from '../../common/board/useBoard.ts';

type LiveBoard =
  | { readonly status: 'loading' | 'missing' }
  | { readonly status: 'success'; readonly data: ProjectBoard; readonly wasOrdered: boolean }
  | { readonly status: 'error'; readonly error: unknown; readonly retry: () => void };

/** Returns a project with its characters and languages, live, and whether it was ever ordered or charged. */
export const useLiveBoard = (projectId: string): LiveBoard => {
  const project = useProject(projectId);
  const voices = useCharacters(projectId);
  const castings = useCastings(projectId);
  const orders = useOrders(projectId);

  const data = useMemo(
    () =>
      project.data && voices.data && castings.data
        ? getBoard(project.data, voices.data, castings.data)
        : undefined,
    [project.data, voices.data, castings.data],
  );

  const all = [project, voices, castings, orders];
  const failed = all.find((part) => part.status === 'error');
  if (failed) {
    const retry = () => all.filter((part) => part.status === 'error').forEach((part) => part.retry());
    return { status: 'error', error: failed.error, retry };
  }
  if (project.status === 'success' && project.data === null) return { status: 'missing' };
  if (!data || !orders.data) return { status: 'loading' };

  // Renewals of its licences are separate orders with a page of their own; charges are shown with the project's order.
  const wasOrdered = orders.data.some(
    ({ id, revision, charge }) => charge !== undefined || (id === projectId && revision > 0),
  );

  return { status: 'success', data, wasOrdered };
};
