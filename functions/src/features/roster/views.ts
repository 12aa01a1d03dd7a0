import { Timestamp } from 'firebase-admin/firestore';
import { textToFilters, filtersToText } from '@domain/roster/roster-filters.ts';
import { isSameName } from '@domain/navigation/view-names.ts';
import { VIEW_FIELDS } from '@domain/roster/roster-views.schema.ts';
import { ROSTER_VIEWS_MAX, type RosterView } from '@domain/roster/roster-views.ts';
import { getNames } from '@domain/values/fields.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findAgencyViews, rosterViews } from '../../work/collections/roster-views.ts';
import { operation } from '../../work/unit/operation.ts';

const sortFilters = (filters: string): string => filtersToText(textToFilters(filters));

const refuseTaken = (views: readonly RosterView[], name: string): void => {
  if (views.some((view) => isSameName(view.name, name)))
    throw new AppError(409, 'rosterView.exists', { property: 'name' });
};

const audited = { record: rosterViews, facts: getNames(VIEW_FIELDS) };

export const saveView = operation('roster.saveView', audited, async ({ work, caller, body }) => {
  const agencyId = getAgency(caller);
  const views = await findAgencyViews(agencyId, work);
  refuseTaken(views, body.name);
  if (views.length >= ROSTER_VIEWS_MAX)
    throw new AppError(409, 'rosterView.tooMany', { values: { max: ROSTER_VIEWS_MAX } });

  const saved = work.create(rosterViews, {
    id: rosterViews.newId(),
    agencyId,
    ...body,
    filters: sortFilters(body.filters),
    createdBy: caller.uid,
    updatedAt: Timestamp.now(),
  });

  return serialise(saved);
});

/** Renames a view or saves its content; omitted fields stay. */
export const changeView = operation('roster.changeView', audited, async ({ work, params: { id }, body }) => {
  const before = await work.get(rosterViews, id);
  const { name = before.name, filters = before.filters, columns } = body;
  const views = await findAgencyViews(before.agencyId, work);
  refuseTaken(
    views.filter((rosterView) => rosterView.id !== id),
    name,
  );
  const change = { name, filters: sortFilters(filters), columns, updatedAt: Timestamp.now() };
  return serialise(work.update(before, change));
});

export const removeView = operation('roster.removeView', audited, async ({ work, params: { id } }) => {
  work.delete(await work.get(rosterViews, id));
  return { id };
});
