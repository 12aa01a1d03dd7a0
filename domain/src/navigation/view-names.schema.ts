import { strictObject, messageId, text } from '../messages/yup.ts';
import { foldText } from '../values/fold-text.ts';
import { VIEW_NAME_MAX } from './view-names.ts';

/** A view's name, with at least one letter or digit. */
export const viewName = () =>
  text()
    .max(VIEW_NAME_MAX)
    .test('letters', messageId('validation.nameLetters'), (value) => !value || foldText(value) !== '');

export const viewNameSchema = strictObject({ name: viewName().required() });
