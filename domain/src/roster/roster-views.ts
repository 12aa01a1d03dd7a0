import type { Instant } from '../contract.ts';
import type { FieldValues } from '../values/fields.ts';
import type { VIEW_FIELDS } from './roster-views.schema.ts';

export const ROSTER_VIEWS_MAX = 50;

/** `rosterViews/{id}`: named filters and columns of the roster, shared in the agency. */
export interface RosterView extends FieldValues<typeof VIEW_FIELDS> {
  readonly id: string;
  readonly agencyId: string;
  readonly createdBy: string;
  readonly updatedAt: Instant;
}
