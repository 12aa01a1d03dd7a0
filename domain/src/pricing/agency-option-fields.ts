import { flag, messageId } from '../messages/yup.ts';
import { title } from '../values/names.ts';

const label = title().min(1, messageId('validation.required')).max(80).required();

/** What an agency changes of an option. */
export const OPTION_FIELDS = {
  label,
  labelEs: label,
  /** Not offered for new licences; stays with its price where chosen. */
  isHidden: flag().required(),
};
