import { withValues } from '../messages/message-text.ts';
import { strictObject, messageId, text } from '../messages/yup.ts';
import { viewName } from '../navigation/view-names.schema.ts';
import { uniqueList } from '../values/lists.ts';
import { filtersText } from './roster-filters.ts';

/** Columns that a table can have, far more than it has. */
const COLUMNS_MAX = 60;

/** Visible columns. The table ignores unknown fields. */
const columns = () =>
  uniqueList(
    text()
      .matches(/^[A-Za-z]{1,40}$/, withValues('validation.form', { form: '[A-Za-z]{1,40}' }))
      .required(),
  );

export const newViewSchema = strictObject({
  name: viewName().required(),
  filters: filtersText().default(''),
  columns: columns().min(1).max(COLUMNS_MAX).required(),
});

/** A view's change: name or content. */
export const changedViewSchema = strictObject({
  name: viewName().min(1, messageId('validation.required')).optional(),
  filters: filtersText().optional(),
  columns: columns().min(1).max(COLUMNS_MAX).optional(),
});
