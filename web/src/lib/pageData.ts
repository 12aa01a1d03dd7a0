import { BRAND_META, PAGE_DATA_ID, type PageAnswer, type PageData } from '@domain/pages/page-data.ts';

const NOTHING: readonly PageAnswer[] = [];

const read = (): { readonly locale: string; readonly answers: readonly PageAnswer[] } => {
  const block = document.getElementById(PAGE_DATA_ID);
  if (!block) return { locale: '', answers: NOTHING };
  try {
    return JSON.parse(block.textContent) as PageData;
  } catch {
    // Then the page makes the call, as without embedded data.
    return { locale: '', answers: NOTHING };
  }
};

let waiting: PageAnswer[] | undefined;
let locale = '';

/** Returns the embedded reply for a call's address, once. A refusal is in one language, so a page in another language ignores it. */
export const takePageAnswer = (of: string): PageAnswer | undefined => {
  if (!waiting) {
    const data = read();
    waiting = [...data.answers];
    locale = data.locale;
  }
  const at = waiting.findIndex((answer) => answer.of === of);
  if (at < 0) return undefined;
  const [answer] = waiting.splice(at, 1);
  return answer && 'error' in answer && document.documentElement.lang !== locale ? undefined : answer;
};

const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Returns the brand in the page's meta elements; undefined on the platform's own pages. */
export const pageBrand = (): { readonly name: string; readonly colour: string | null } | undefined => {
  const name = meta(BRAND_META.name);
  return name === undefined ? undefined : { name, colour: meta(BRAND_META.colour) ?? null };
};
