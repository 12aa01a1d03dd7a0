import { messageId, strictObject } from '../messages/yup.ts';
import type { FieldValues } from '../values/fields.ts';
import { wholeNumber } from '../values/whole-number.ts';

/** Letters about an overdue invoice, in the order they are sent. */
export const LETTERS = ['friendly', 'firm', 'last'] as const;
export type Letter = (typeof LETTERS)[number];

export const LETTER_DAYS_MAX = 365;

/** Days overdue; null: not sent automatically. */
const letterDay = () => wholeNumber().min(1).max(LETTER_DAYS_MAX).nullable().defined();

const LETTER_FIELDS = { friendly: letterDay(), firm: letterDay(), last: letterDay() };
/** After how many days overdue each letter is sent. */
export type LetterDays = FieldValues<typeof LETTER_FIELDS>;

export const NO_LETTERS: LetterDays = { friendly: null, firm: null, last: null };

const isAscending = (days: LetterDays): boolean => {
  const chosen = LETTERS.flatMap((letter) => days[letter] ?? []);
  return chosen.every((day, index) => index === 0 || day > (chosen[index - 1] ?? 0));
};

export const letterDaysField = () =>
  strictObject(LETTER_FIELDS)
    .optional()
    .default(undefined)
    .test('ascending', messageId('letters.order'), (days) => !days || isAscending(days));

/** Returns the letter after the one sent last; the last one can be repeated. */
export const getNextLetter = (sent: Letter | null | undefined): Letter =>
  LETTERS[sent ? LETTERS.indexOf(sent) + 1 : 0] ?? 'last';

/** Returns the latest letter that is due and wasn't sent: after a pause, only one goes out. */
export const findDueLetter = (
  days: LetterDays,
  sent: Letter | null | undefined,
  overdue: number,
): Letter | undefined =>
  LETTERS.slice(sent ? LETTERS.indexOf(sent) + 1 : 0).findLast((letter) => {
    const day = days[letter];
    return day !== null && overdue >= day;
  });
