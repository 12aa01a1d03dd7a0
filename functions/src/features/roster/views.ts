import { Timestamp } from 'firebase-admin/firestore';
import { textToFilters, filtersToText } from '@domain/roster/roster-filters.ts';
import { isSameName } from '@domain/navigation/view-names.ts';
import { ROSTER_VIEWS_MAX } from '@domain/roster/roster-views.ts';
import type { RosterView } from '@domain/roster/roster.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { getAgency } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { deleteView, newViewId, readView, findAgencyViews, writeView } from '../../records/roster-views.ts';

const inOrder = (filters: string): string => filtersToText(textToFilters(filters));

const refuseTaken = (others: readonly RosterView[], name: string): void => {
  if (others.some((view) => isSameName(view.name, name)))
    throw new AppError(409, 'rosterView.exists', { property: 'name' });
};

const present = ({ name, filters, columns }: RosterView) => ({ name, filters, columns });

export const saveView: Operation<'roster.saveView'> = async ({ caller, body }) => {
  const agencyId = getAgency(caller);
  const view = await transact(async (transaction): Promise<RosterView> => {
    const others = await findAgencyViews(agencyId, transaction);
    refuseTaken(others, body.name);
    if (others.length >= ROSTER_VIEWS_MAX)
      throw new AppError(409, 'rosterView.tooMany', { values: { max: ROSTER_VIEWS_MAX } });
    const saved: RosterView = {
      id: newViewId(),
      agencyId,
      name: body.name,
      filters: inOrder(body.filters),
      columns: body.columns,
      createdBy: caller.uid,
      updatedAt: Timestamp.now(),
    };
    writeView(transaction, saved);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'roster.saveView',
      subject: `rosterViews/${saved.id}`,
      before: null,
      after: present(saved),
    });
    return saved;
  });
  return serialise(view);
};

/** Renames a view or saves its content; omitted fields stay. */
export const changeView: Operation<'roster.changeView'> = async ({ caller, params: { id }, body }) => {
  const view = await transact(async (transaction): Promise<RosterView> => {
    const before = visibleTo(caller, 'rosterViews', await readView(id, transaction));
    const { name = before.name, filters = before.filters, columns = before.columns } = body;
    const others = (await findAgencyViews(before.agencyId, transaction)).filter((other) => other.id !== id);
    refuseTaken(others, name);
    const after = { ...before, name, filters: inOrder(filters), columns, updatedAt: Timestamp.now() };
    writeView(transaction, after);
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'roster.changeView',
      subject: `rosterViews/${id}`,
      before: present(before),
      after: present(after),
    });
    return after;
  });
  return serialise(view);
};

export const removeView: Operation<'roster.removeView'> = async ({ caller, params: { id } }) => {
  await transact(async (transaction) => {
    const before = visibleTo(caller, 'rosterViews', await readView(id, transaction));
    deleteView(transaction, id);
    recordAudit(transaction, caller, {
      agencyId: before.agencyId,
      action: 'roster.removeView',
      subject: `rosterViews/${id}`,
      before: present(before),
      after: null,
    });
  });
  return { id };
};
