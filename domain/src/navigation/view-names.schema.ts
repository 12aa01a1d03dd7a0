import { exactly, messageId, text } from '../messages/yup.ts';
import { foldedText } from '../values/folded-text.ts';
import { VIEW_NAME_MAX } from './view-names.ts';

/** What a view is called; a letter or a digit tells it from others. */
export const viewName = () =>
  text()
    .max(VIEW_NAME_MAX)
    .test('letters', messageId('validation.nameLetters'), (value) => !value || foldedText(value) !== '');

/** The name of a view by itself, as a form asks for it. */
export const viewNameSchema = exactly({ name: viewName().required() });
