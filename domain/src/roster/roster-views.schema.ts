import { withValues } from '../messages/message-text.ts';
import { strictObject, messageId, text } from '../messages/yup.ts';
import { viewName } from '../navigation/view-names.schema.ts';
import { toPatchFields } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { filtersText } from './roster-filters.ts';

/** Columns that a table can have, far more than it has. */
const COLUMNS_MAX = 60;

export const VIEW_FIELDS = {
  name: viewName().required(),
  /** In the format of the list's address. */
  filters: filtersText().default(''),
  /** Visible columns. The table ignores unknown fields. */
  columns: uniqueList(
    text()
      .matches(/^[A-Za-z]{1,40}$/, withValues('validation.form', { form: '[A-Za-z]{1,40}' }))
      .required(),
  )
    .min(1)
    .max(COLUMNS_MAX)
    .required(),
};
export const newViewSchema = strictObject(VIEW_FIELDS);

/** A view's change: name or content. */
export const changedViewSchema = strictObject({
  ...toPatchFields(VIEW_FIELDS),
  name: viewName().min(1, messageId('validation.required')).optional(),
});
