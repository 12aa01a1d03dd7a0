import { text } from '../messages/yup.ts';
import { uniqueList } from '../values/lists.ts';
import { REVIEW_REASONS } from './reasons.ts';

/** Ready-made reasons, without duplicates. */
export const reviewReasons = () => uniqueList(text().oneOf(REVIEW_REASONS).required());
