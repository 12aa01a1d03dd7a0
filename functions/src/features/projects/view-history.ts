import { Timestamp } from 'firebase-admin/firestore';
import { VIEW_STATE_BYTES_MAX, VIEWS_MAX, type ViewHistory } from '@domain/projects/view-history.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findViews } from '../../work/collections/view-history.ts';
import { writeView } from '../../work/records/view-history.ts';
import { operation } from '../../work/unit/operation.ts';

/** Returns the caller's stored views. 404 for another user's and for an acting admin. */
export const getViews: Operation<'views.get'> = ({ caller, params: { id } }) => {
  requireVisible(caller, 'viewHistory', { id, userId: id });
  return findViews(id);
};

/** Stores a view's state; the last write wins. 422 when oversized and beyond the limit of views. Not audited: each filter change would add a record. */
export const saveView = operation(
  'views.save',
  { action: null },
  async ({ work, caller, body: { view, state } }) => {
    const { uid } = caller;
    requireVisible(caller, 'viewHistory', { id: `${uid}_${view}`, userId: uid });

    const viewHistory: ViewHistory = { view, state: state as ViewHistory['state'] };
    if (Buffer.byteLength(JSON.stringify(state)) > VIEW_STATE_BYTES_MAX)
      throw new AppError(422, 'validation.tooLong', {
        property: 'state',
        values: { max: VIEW_STATE_BYTES_MAX },
      });

    const views = await findViews(uid, work);
    if (views.length >= VIEWS_MAX && !views.some((item) => item.view === view))
      throw new AppError(422, 'validation.tooMany', { property: 'view', values: { max: VIEWS_MAX } });
    writeView(work, uid, viewHistory, Timestamp.now());
    return viewHistory;
  },
);
