import { messageId, strictObject } from '../messages/yup.ts';
import { catalogCode, optionCode } from '../values/codes.ts';
import { calendarDay } from '../values/dates.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { OTHER_CATEGORY } from '../ledger/conflicts.ts';
import { EXCLUSIVITY_SHARE_MAX } from './exclusivity.ts';

/** An exclusivity by codes; `share` in basis points of each talent's fee. */
export const exclusivityFields = {
  category: catalogCode('BRAND_CATEGORY')
    .notOneOf([OTHER_CATEGORY], messageId('exclusivity.other'))
    .required(),
  territory: optionCode().required(),
  through: calendarDay().required(),
  share: wholeNumber().min(0).max(EXCLUSIVITY_SHARE_MAX).required(),
};

/** Null removes it. */
export const exclusivityChangeSchema = strictObject({
  exclusivity: strictObject(exclusivityFields).nullable().defined(),
});
