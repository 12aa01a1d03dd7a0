import { PAGE_DATA_ID, type PageAnswer, type PageData } from '@domain/pages/page-data.ts';

/** Embedded replies, each available until a call takes it. */
export interface EmbeddedData {
  readonly locale: string;
  readonly answers: PageAnswer[];
}

const read = (): EmbeddedData => {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block) return { locale: '', answers: [] };
  try {
    const { locale, answers } = JSON.parse(block.textContent) as PageData;
    return { locale, answers: [...answers] };
  } catch {
    // The page then makes the call, as without embedded data.
    return { locale: '', answers: [] };
  }
};

let opened: EmbeddedData | undefined;

/** Returns the data embedded in the page. */
export const getOpenedData = (): EmbeddedData => (opened ??= read());

/** Returns the reply for a call's address. A refusal is in one language, so a page in another language ignores it. */
export const findAnswer = (
  { locale, answers }: EmbeddedData,
  of: string,
  shownLocale: string,
): PageAnswer | undefined => {
  const answer = answers.find((pageAnswer) => pageAnswer.of === of);
  return answer && 'error' in answer && shownLocale !== locale ? undefined : answer;
};

/** Returns the reply to a page's first call, which its content is made of. */
export const getFirstReply = ({ answers: [first] }: EmbeddedData): unknown =>
  first && 'collection' in first ? first.collection : undefined;

/** Returns the embedded reply for a call's address, once. */
export const takePageAnswer = (of: string): PageAnswer | undefined => {
  const data = getOpenedData();
  const answer = findAnswer(data, of, document.documentElement.lang);
  const index = data.answers.findIndex((pageAnswer) => pageAnswer.of === of);
  if (index >= 0) data.answers.splice(index, 1);
  return answer;
};
