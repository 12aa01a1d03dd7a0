import { exactly, messageId, text } from '../messages/yup.ts';
import { eachOnce } from '../values/lists.ts';
import { foldedText } from '../values/folded-text.ts';
import { filtersText } from './roster-filters.ts';
import { VIEW_NAME_MAX } from './roster-views.ts';

/** Columns that a table can have, far more than it has. */
const COLUMNS_MAX = 60;

/** What a view is called; a letter or a digit tells it from others. */
const name = () =>
  text()
    .max(VIEW_NAME_MAX)
    .test('letters', messageId('validation.nameLetters'), (value) => !value || foldedText(value) !== '');

/** Fields of the columns that are shown. The table knows which there are, and passes over any other. */
const columns = () =>
  eachOnce(
    text()
      .matches(/^[A-Za-z]{1,40}$/, messageId('validation.invalid'))
      .required(),
  );

/** The name of a view by itself, as a form asks for it. */
export const viewNameSchema = exactly({ name: name().required() });

/** A view of the roster as it is saved first. */
export const newViewSchema = exactly({
  name: name().required(),
  filters: filtersText().default(''),
  columns: columns().min(1).max(COLUMNS_MAX).required(),
});

/** What is changed of a view: its name, or what it shows. */
export const changedViewSchema = exactly({
  name: name().min(1, messageId('validation.required')).optional(),
  filters: filtersText().optional(),
  columns: columns().min(1).max(COLUMNS_MAX).optional(),
});
