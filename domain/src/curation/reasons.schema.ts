import { text } from '../messages/yup.ts';
import { eachOnce } from '../values/lists.ts';
import { REVIEW_REASONS } from './reasons.ts';

/** Ready-made reasons, without duplicates. */
export const reviewReasons = () => eachOnce(text().oneOf(REVIEW_REASONS).required());
